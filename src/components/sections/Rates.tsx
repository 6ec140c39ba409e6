import type { SectionOf } from '#content/types/sections.ts';
import { SectionHead } from './SectionHead.tsx';

/** A table of rates or limits. On a phone each line is a card, whose values say themselves what they are. */
export function Rates({ section, titleId }: { section: SectionOf<'rates'>; titleId: string }) {
  const { heading, columns, lines } = section;
  return (
    <>
      <SectionHead head={section} titleId={titleId} />
      <table className="fields rates">
        <caption className="visually-hidden">{heading}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
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
