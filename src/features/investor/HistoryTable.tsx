import type { Quarter } from '#copy/types/investor.ts';
import { formatRupees } from '#domain/rupees.ts';
import { returnOf } from './history-lines.ts';
import * as words from './words.tsx';

interface HistoryTableProps {
  quarters: readonly Quarter[];
  caption: string;
}

/** The figures of the chart, newest first. */
export function HistoryTable({ quarters, caption }: HistoryTableProps) {
  return (
    <table className="investor-table num">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.quarterTo}</th>
          <th scope="col">{words.invested}</th>
          <th scope="col">{words.value}</th>
          <th scope="col">{words.returned}</th>
        </tr>
      </thead>
      <tbody>
        {[...quarters].reverse().map((quarter) => (
          <tr key={quarter.end}>
            <th scope="row">{words.quarterEnd(Date.parse(quarter.end))}</th>
            <td translate="no">{formatRupees(quarter.invested)}</td>
            <td translate="no">{formatRupees(quarter.value)}</td>
            <td translate="no">{returnOf(quarter)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
