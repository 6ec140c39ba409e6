import { Block } from '#components/sections/Block.tsx';
import { Features } from '#components/sections/Features.tsx';
import type { Section } from '#content/types/sections.ts';
import { ExampleSection } from './example/ExampleSection.tsx';
import { FeatureList } from './FeatureList.tsx';
import { PhoneSection } from './phone/PhoneSection.tsx';

/** Renders one section of a product's page: of the kinds that are loaded with such pages alone, or any other. */
export function PortalBlock({ section, titleId }: { section: Section; titleId: string }) {
  switch (section.kind) {
    case 'phone':
      return <PhoneSection section={section} titleId={titleId} />;
    case 'example':
      return <ExampleSection section={section} titleId={titleId} />;
    case 'features':
      if (section.list) return <FeatureList section={section} titleId={titleId} />;
      return <Features section={section} titleId={titleId} />;
    default:
      return <Block section={section} titleId={titleId} />;
  }
}
