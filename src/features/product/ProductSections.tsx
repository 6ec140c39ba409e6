import { Sections } from '#components/sections/Sections.tsx';
import type { ProductSection } from '#content/types/sections.ts';
import { ProductBlock } from './ProductBlock.tsx';
import './product.scss';

/** The sections of a product's page. */
export const ProductSections = ({ sections }: { sections: readonly ProductSection[] }) => (
  <Sections sections={sections} block={ProductBlock} />
);

/** Whether a page begins with a drawn phone, which then rises into its head. */
export const beginsWithPhone = ([first]: readonly ProductSection[]): boolean =>
  first?.kind === 'phone';
