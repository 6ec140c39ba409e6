import { useState } from 'react';
import type { EarnedExample } from '#copy/types/example.ts';
import { earningsOf, OPEN_DAYS_A_MONTH } from '#domain/earnings.ts';
import { formatPaise } from '#domain/rupees.ts';
import * as words from '#words/worked-examples.ts';
import { LedgerTable } from './LedgerTable.tsx';
import { Stepper } from './Stepper.tsx';

/** What a day and a month earn or cost, while a visitor changes how much is done. */
export function EarnedTable({ example, title }: { example: EarnedExample; title: string }) {
  const { rows } = example;
  const [counts, setCounts] = useState(() => rows.map(({ count }) => count));
  const rates = rows.map(({ ratePaise }) => ratePaise);
  const { each, day, month } = earningsOf(rates, counts);
  const { name, count, sum } = words.sumsOf[example.sums];
  return (
    <>
      <LedgerTable title={title} heads={[name, count, sum]}>
        {rows.map((row, i) => (
          <tr key={row.name}>
            <th scope="row">
              <span>{row.name}</span>
              <small>{words.each(formatPaise(row.ratePaise))}</small>
            </th>
            <td>
              <Stepper
                name={row.name}
                count={counts[i] ?? 0}
                onChange={(next) =>
                  setCounts((now) => now.map((each, k) => (k === i ? next : each)))
                }
              />
            </td>
            <td translate="no">{formatPaise(each[i] ?? 0)}</td>
          </tr>
        ))}
      </LedgerTable>
      {/* A separate table: a large sum would take its width from the names above. */}
      <table className="ledger__sums">
        <caption className="visually-hidden">{words.sums(title)}</caption>
        <tbody>
          <tr>
            <th scope="row">{words.day}</th>
            <td>
              <output translate="no">{formatPaise(day)}</output>
            </td>
          </tr>
          <tr>
            <th scope="row">{words.month(OPEN_DAYS_A_MONTH)}</th>
            <td translate="no">{formatPaise(month)}</td>
          </tr>
        </tbody>
      </table>
    </>
  );
}
