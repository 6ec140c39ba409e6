import { HeadRow } from '#components/code/HeadRow.tsx';
import { Link } from '#components/Link.tsx';
import type { SectionOf } from '#copy/types/sections.ts';
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
  const { columns, folded, heading, items } = section;
  return (
    <>
      <SectionHead head={section} titleId={titleId} />
      {folded ? (
        items.map((each) => (
          <details key={each.label} className="value-fold" open={each.open}>
            <summary>{`${each.label} (${each.rows.length})`}</summary>
            <Table columns={columns} items={[each]} />
          </details>
        ))
      ) : (
        <Table columns={columns} caption={heading} items={items} />
      )}
    </>
  );
}

interface TableProps extends Pick<SectionOf<'testValues'>, 'columns' | 'items'> {
  /** What a fold is named by needs no other name. */
  caption?: string | undefined;
}

const Table = ({ columns, caption, items }: TableProps) => (
  <table className="fields">
    {caption && <caption className="visually-hidden">{caption}</caption>}
    <HeadRow columns={columns ?? COLUMNS} lang={columns ? undefined : wordsTag} />
    {items.map(({ label, to, rows }) => (
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
);
