import { CommonBlock } from '#components/sections/CommonBlock.tsx';
import { FeatureList } from '#components/sections/FeatureList.tsx';
import { Features } from '#components/sections/Features.tsx';
import { FeatureTable } from '#components/sections/FeatureTable.tsx';
import { Preview } from '#components/sections/Preview.tsx';
import { Stats } from '#components/sections/Stats.tsx';
import type { ProductSection } from '#copy/types/sections.ts';
import { ExampleSection } from './example/ExampleSection.tsx';
import { PhoneSection } from './phone/PhoneSection.tsx';

/** Renders one section of a product's page: of the kinds that are loaded with such pages alone, or a common one. */
export function ProductBlock({ section, titleId }: { section: ProductSection; titleId: string }) {
  switch (section.kind) {
    case 'phone':
      return <PhoneSection section={section} titleId={titleId} />;
    case 'example':
      return <ExampleSection section={section} titleId={titleId} />;
    case 'features':
      if (section.names) return <FeatureTable section={section} titleId={titleId} />;
      if (section.list) return <FeatureList section={section} titleId={titleId} />;
      return <Features section={section} titleId={titleId} />;
    case 'stats':
      return <Stats section={section} titleId={titleId} />;
    case 'preview':
      return <Preview section={section} titleId={titleId} />;
    default:
      return <CommonBlock section={section} titleId={titleId} />;
  }
}
