import { Accordion } from '#components/Accordion.tsx';
import type { SectionOf } from '#copy/types/sections.ts';
import { Split } from './Split.tsx';

/** Questions that open their answers. */
export function Questions({
  section,
  titleId,
}: {
  section: SectionOf<'questions'>;
  titleId: string;
}) {
  return (
    <Split head={section} titleId={titleId}>
      <Accordion items={section.items} anchor={titleId.replace(/-title$/, '')} />
    </Split>
  );
}
