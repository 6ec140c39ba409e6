import { HeadRow } from '#components/code/HeadRow.tsx';
import { SectionHead } from '#components/sections/SectionHead.tsx';
import type { SectionOf } from '#content/types/sections.ts';

/** A table of rates or limits. On a phone each line is a card, whose values say themselves what they are. */
export function RatesTable({ section, titleId }: { section: SectionOf<'rates'>; titleId: string }) {
  const { heading, columns, lines } = section;
  return (
    <>
      <SectionHead head={section} titleId={titleId} />
      <table className="fields rates">
        <caption className="visually-hidden">{heading}</caption>
        <HeadRow columns={columns} />
        <tbody>
          {lines.map(([name, ...values]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, at) => (
                <td key={columns[at + 1]} data-column={columns[at + 1]}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
