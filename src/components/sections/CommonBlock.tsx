import { Note } from '#components/Note.tsx';
import type { CommonSection } from '#copy/types/sections.ts';
import { CallToAction } from './CallToAction.tsx';
import { CheckListSection } from './CheckListSection.tsx';
import { Features } from './Features.tsx';
import { Links } from './Links.tsx';
import { Prose } from './Prose.tsx';
import { Questions } from './Questions.tsx';
import { Steps } from './Steps.tsx';
import { Terms } from './Terms.tsx';
import { ToolSection } from './ToolSection.tsx';

/** Renders one section by its kind, of those that many pages have. */
export function CommonBlock({ section, titleId }: { section: CommonSection; titleId: string }) {
  switch (section.kind) {
    case 'features':
      return <Features section={section} titleId={titleId} />;
    case 'steps':
      return <Steps section={section} titleId={titleId} />;
    case 'ticks':
      return <CheckListSection section={section} titleId={titleId} />;
    case 'prose':
      return <Prose section={section} titleId={titleId} />;
    case 'questions':
      return <Questions section={section} titleId={titleId} />;
    case 'terms':
      return <Terms section={section} titleId={titleId} />;
    case 'tool':
      return <ToolSection section={section} titleId={titleId} />;
    case 'links':
      return <Links section={section} />;
    case 'note':
      return <Note tone="info">{section.text}</Note>;
    case 'callToAction':
      return <CallToAction section={section} titleId={titleId} />;
  }
}
