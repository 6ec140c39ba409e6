import { CheckList } from '#components/CheckList.tsx';
import type { SectionOf } from '#copy/types/sections.ts';
import { Split } from './Split.tsx';

/** A list of benefits, conditions, papers or bans. */
export function CheckListSection({
  section,
  titleId,
}: {
  section: SectionOf<'ticks'>;
  titleId: string;
}) {
  return (
    <Split head={section} titleId={titleId}>
      <CheckList
        items={section.items}
        ticked={section.ticked}
        className={section.items.length % 2 ? '' : 'ticks--pairs'}
      />
    </Split>
  );
}
