import type { CompanySection } from '#copy/types/sections.ts';
import { Certificates } from './Certificates.tsx';
import { Choices } from './Choices.tsx';
import { CommonBlock } from './CommonBlock.tsx';
import { FeatureList } from './FeatureList.tsx';
import { Features } from './Features.tsx';
import { FeatureTable } from './FeatureTable.tsx';
import { Groups } from './Groups.tsx';
import { PlotSection } from './PlotSection.tsx';
import { Stats } from './Stats.tsx';
import { Timeline } from './Timeline.tsx';

/** Renders one section of a page of the company: of the kinds that no product has, or a common one. */
export function CompanyBlock({ section, titleId }: { section: CompanySection; titleId: string }) {
  switch (section.kind) {
    case 'features':
      if (section.names) return <FeatureTable section={section} titleId={titleId} />;
      if (section.list) return <FeatureList section={section} titleId={titleId} />;
      return <Features section={section} titleId={titleId} />;
    case 'stats':
      return <Stats section={section} titleId={titleId} />;
    case 'choices':
      return <Choices section={section} titleId={titleId} />;
    case 'groups':
      return <Groups section={section} titleId={titleId} />;
    case 'plot':
      return <PlotSection section={section} titleId={titleId} />;
    case 'certificates':
      return <Certificates section={section} titleId={titleId} />;
    case 'timeline':
      return <Timeline section={section} titleId={titleId} />;
    default:
      return <CommonBlock section={section} titleId={titleId} />;
  }
}
