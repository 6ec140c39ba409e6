import { Note } from '#components/Note.tsx';
import type { PlainSection } from '#content/types/sections.ts';
import { CallToAction } from './CallToAction.tsx';
import { Certificates } from './Certificates.tsx';
import { CheckListSection } from './CheckListSection.tsx';
import { Choices } from './Choices.tsx';
import { Code } from './Code.tsx';
import { Downloads } from './Downloads.tsx';
import { Endpoints } from './Endpoints.tsx';
import { Features } from './Features.tsx';
import { Groups } from './Groups.tsx';
import { Links } from './Links.tsx';
import { Preview } from './Preview.tsx';
import { Prose } from './Prose.tsx';
import { Questions } from './Questions.tsx';
import { Stats } from './Stats.tsx';
import { Steps } from './Steps.tsx';
import { TestValues } from './TestValues.tsx';
import { Texts } from './Texts.tsx';
import { Timeline } from './Timeline.tsx';
import { ToolSection } from './ToolSection.tsx';

/** Renders one section by its kind, of those that any page may have. */
export function Block({ section, titleId }: { section: PlainSection; titleId: string }) {
  switch (section.kind) {
    case 'features':
      return <Features section={section} titleId={titleId} />;
    case 'steps':
      return <Steps section={section} titleId={titleId} />;
    case 'ticks':
      return <CheckListSection section={section} titleId={titleId} />;
    case 'stats':
      return <Stats section={section} titleId={titleId} />;
    case 'prose':
      return <Prose section={section} titleId={titleId} />;
    case 'questions':
      return <Questions section={section} titleId={titleId} />;
    case 'choices':
      return <Choices section={section} titleId={titleId} />;
    case 'groups':
      return <Groups section={section} titleId={titleId} />;
    case 'certificates':
      return <Certificates section={section} titleId={titleId} />;
    case 'preview':
      return <Preview section={section} titleId={titleId} />;
    case 'timeline':
      return <Timeline section={section} titleId={titleId} />;
    case 'code':
      return <Code section={section} titleId={titleId} />;
    case 'texts':
      return <Texts section={section} titleId={titleId} />;
    case 'endpoints':
      return <Endpoints section={section} titleId={titleId} />;
    case 'downloads':
      return <Downloads section={section} titleId={titleId} />;
    case 'testValues':
      return <TestValues section={section} titleId={titleId} />;
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
