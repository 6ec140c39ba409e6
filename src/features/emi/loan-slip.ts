import type { SlipCopy } from '#components/drawing/slip.ts';
import { formatPaise } from '#domain/rupees.ts';
import { type Loan, scheduleOf, yearsOf } from './schedule.ts';

/** A loan as a picture to send: the instalment, what it costs, and what is paid in each year. */
export function loanSlip(loan: Loan, terms: string, note: string): SlipCopy {
  const { emi, instalments, interest, total } = scheduleOf(loan);
  return {
    title: 'Monthly EMI',
    figure: formatPaise(emi),
    rows: [
      { label: 'Loan amount', value: formatPaise(loan.paise) },
      { label: 'Total interest', value: formatPaise(interest) },
      { label: 'Total you pay', value: formatPaise(total) },
    ],
    table: [
      ['Year', 'Principal', 'Interest', 'Balance left'],
      ...yearsOf(instalments).map((year) => [
        String(year.year),
        formatPaise(year.principal),
        formatPaise(year.interest),
        formatPaise(year.balance),
      ]),
    ],
    notes: [`${terms}.`, note],
  };
}
