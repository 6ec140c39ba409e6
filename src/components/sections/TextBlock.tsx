import type { TextSection } from '#copy/types/sections.ts';
import { Code } from './Code.tsx';
import { CommonBlock } from './CommonBlock.tsx';
import { Downloads } from './Downloads.tsx';
import { Endpoints } from './Endpoints.tsx';
import { Runs } from './Runs.tsx';
import { SequenceSection } from './SequenceSection.tsx';
import { TestValues } from './TestValues.tsx';
import { Texts } from './Texts.tsx';

/** Renders one section of a text page by its kind: with code or tables of an API, or a common one. */
export function TextBlock({ section, titleId }: { section: TextSection; titleId: string }) {
  switch (section.kind) {
    case 'code':
      return <Code section={section} titleId={titleId} />;
    case 'texts':
      return <Texts section={section} titleId={titleId} />;
    case 'runs':
      return <Runs section={section} />;
    case 'sequence':
      return <SequenceSection section={section} titleId={titleId} />;
    case 'endpoints':
      return <Endpoints section={section} titleId={titleId} />;
    case 'downloads':
      return <Downloads section={section} titleId={titleId} />;
    case 'testValues':
      return <TestValues section={section} titleId={titleId} />;
    default:
      return <CommonBlock section={section} titleId={titleId} />;
  }
}
