import { plainRupees, toCsv } from '#lib/csv.ts';
import type { Instalment } from './schedule.ts';

const HEAD = [
  'Month',
  'Instalment (INR)',
  'Principal (INR)',
  'Interest (INR)',
  'Balance left (INR)',
];

/** Every instalment of a loan as CSV, in rupees. */
export const loanCsv = (instalments: readonly Instalment[]): string =>
  toCsv([
    HEAD,
    ...instalments.map(({ month, principal, interest, balance }) => [
      month,
      plainRupees(principal + interest),
      plainRupees(principal),
      plainRupees(interest),
      plainRupees(balance),
    ]),
  ]);
