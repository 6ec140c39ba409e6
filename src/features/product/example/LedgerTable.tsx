import type { Elements } from '#components/elements.ts';

interface LedgerTableProps {
  title: string;
  heads: readonly [string, string, string];
  /** Its rows. */
  children: Elements;
}

/** A table of what an example counts: what it is, how much of it, and the sum. */
export function LedgerTable({ title, heads, children }: LedgerTableProps) {
  return (
    <table>
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
