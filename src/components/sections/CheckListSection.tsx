import { CheckList } from '#components/CheckList.tsx';
import type { SectionOf } from '#content/types/sections.ts';
import { Split } from './Split.tsx';

/** A list of benefits or conditions. */
export function CheckListSection({
  section,
  titleId,
}: {
  section: SectionOf<'ticks'>;
  titleId: string;
}) {
  return (
    <Split head={section} titleId={titleId}>
      {section.plain ? (
        <ul>
          {section.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      ) : (
        <CheckList
          items={section.items}
          className={section.items.length % 2 ? '' : 'ticks--pairs'}
        />
      )}
    </Split>
  );
}
