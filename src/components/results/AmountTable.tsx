import { useId } from 'react';

interface AmountTableProps {
  caption: string;
  /** Heads of the columns; the first is that of the rows. */
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  total: readonly string[];
}

/** Amounts by year with their sum. On a narrow screen it scrolls separately. */
export function AmountTable({ caption, columns, rows, total }: AmountTableProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard too.
    <section className="amounts" aria-labelledby={id} tabIndex={0}>
      <table>
        <caption id={id}>{caption}</caption>
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
          {rows.map((row) => (
            <Row key={row[0]} cells={row} columns={columns} />
          ))}
        </tbody>
        <tfoot>
          <Row cells={total} columns={columns} />
        </tfoot>
      </table>
    </section>
  );
}

function Row({ cells, columns }: { cells: readonly string[]; columns: readonly string[] }) {
  const [first, ...amounts] = cells;
  return (
    <tr>
      <th scope="row">{first}</th>
      {amounts.map((amount, i) => (
        <td key={columns[i + 1]} className="num" translate="no">
          {amount}
        </td>
      ))}
    </tr>
  );
}
