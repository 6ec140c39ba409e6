import { HeadRow } from '#components/code/HeadRow.tsx';
import { Link } from '#components/Link.tsx';
import type { SectionOf } from '#content/types/sections.ts';
import { wordsTag } from '#words/language.ts';
import * as words from '#words/sections.ts';
import { SectionHead } from './SectionHead.tsx';

const COLUMNS = [words.sample, words.input, words.outcome];

/** What tools or calls may be tried with, a group of rows for each, and what comes of it. */
export function TestValues({
  section,
  titleId,
}: {
  section: SectionOf<'testValues'>;
  titleId: string;
}) {
  return (
    <>
      <SectionHead head={section} titleId={titleId} />
      <table className="fields">
        <caption className="visually-hidden">{section.heading}</caption>
        <HeadRow
          columns={section.columns ?? COLUMNS}
          lang={section.columns ? undefined : wordsTag}
        />
        {section.items.map(({ label, to, rows }) => (
          <tbody key={label}>
            <tr>
              <th scope="rowgroup" colSpan={3}>
                <b>{to ? <Link to={to}>{label}</Link> : label}</b>
              </th>
            </tr>
            {rows.map((row) => (
              <tr key={row.label} id={row.anchor}>
                <th scope="row">{row.label}</th>
                <td className="text-wrap">{row.input}</td>
                <td className="text-wrap">{row.outcome}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </>
  );
}
