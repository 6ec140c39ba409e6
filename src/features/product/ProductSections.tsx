import { Sections } from '#components/sections/Sections.tsx';
import type { ProductSection } from '#copy/types/sections.ts';
import { ProductBlock } from './ProductBlock.tsx';
import './product.scss';

/** The sections of a product's page. */
export const ProductSections = ({ sections }: { sections: readonly ProductSection[] }) => (
  <Sections sections={sections} block={ProductBlock} />
);

/** Whether a drawn phone follows what a page's product costs; it then rises into the page's head. */
export const beginsWithPhone = ([, second]: readonly ProductSection[]): boolean =>
  second?.kind === 'phone';
