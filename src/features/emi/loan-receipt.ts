import type { ReceiptCopy } from '#components/drawing/receipt.ts';
import { formatPaise } from '#domain/rupees.ts';
import { type Loan, scheduleOf, yearsOf } from './schedule.ts';
import * as words from './words.tsx';

/** A loan as a picture to send: the instalment, what it costs, and what is paid in each year. */
export function loanReceipt(loan: Loan, terms: string, note: string): ReceiptCopy {
  const { emi, instalments, interest, total } = scheduleOf(loan);
  return {
    title: words.monthlyEmi,
    figure: formatPaise(emi),
    rows: [
      { label: words.loanAmount, value: formatPaise(loan.paise) },
      { label: words.totalInterest, value: formatPaise(interest) },
      { label: words.totalPaid, value: formatPaise(total) },
    ],
    table: [
      [words.year, words.principal, words.interest, words.balance],
      ...yearsOf(instalments).map((year) => [
        String(year.year),
        formatPaise(year.principal),
        formatPaise(year.interest),
        formatPaise(year.balance),
      ]),
    ],
    notes: [words.termsAlone(terms), note],
  };
}
