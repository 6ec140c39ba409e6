import { Sequence } from '#components/sequence/Sequence.tsx';
import type { SectionOf } from '#copy/types/sections.ts';
import { Runs } from './Runs.tsx';
import { Split } from './Split.tsx';

/** A drawn sequence under the heading of its section, and what of it can be run. */
export function SequenceSection({
  section,
  titleId,
}: {
  section: SectionOf<'sequence'>;
  titleId: string;
}) {
  return (
    <Split head={section} titleId={titleId}>
      <Sequence sequence={section} headed={false} />
      {section.runs && <Runs section={section.runs} />}
    </Split>
  );
}
