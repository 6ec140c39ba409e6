import { memo } from 'react';
import { ReceiptButton } from '#components/results/ReceiptButton.tsx';
import { YearsPanel } from '#components/results/YearsPanel.tsx';
import { formatPaise, formatRupees } from '#domain/rupees.ts';
import { later } from '#lib/later.ts';
import { loanReceipt } from './loan-receipt.ts';
import { FIELDS, type LoanTexts, readLoan } from './read-loan.ts';
import { scheduleOf, yearsOf } from './schedule.ts';
import * as words from './words.tsx';

const table = later(() => import('./loan-csv.ts'));

/** The loan year by year, as a picture and a table, to keep or to print. */
export const LoanYears = memo(({ texts, note }: { texts: LoanTexts; note: string }) => {
  const { loan } = readLoan(texts);
  if (!loan) return null;
  const { emi, instalments, interest, total } = scheduleOf(loan);
  const years = yearsOf(instalments);
  const most = Math.max(...years.map((year) => year.principal + year.interest));
  const terms = [
    FIELDS.amount.words.say(loan.paise / 100),
    FIELDS.rate.words.say(loan.rate / 100),
    FIELDS.months.words.say(loan.months),
  ].join(', ');
  return (
    <YearsPanel
      heading={words.yearByYear}
      terms={
        <>
          <p className="muted num">{words.termsAndEmi(terms, formatPaise(emi))}</p>
          <p className="printed-only metric__value num">{words.printedEmi(formatPaise(emi))}</p>
        </>
      }
      bars={{
        label: words.bars,
        parts: [words.principal, words.interest],
        years: years.map((year) => ({
          year: year.year,
          lower: year.principal,
          upper: year.interest,
        })),
        top: words.amountAYear(formatRupees(most / 100)),
      }}
      table={{
        caption: words.table,
        columns: [words.year, words.principal, words.interest, words.paid, words.balance],
        rows: years.map((year) => [
          String(year.year),
          formatPaise(year.principal),
          formatPaise(year.interest),
          formatPaise(year.principal + year.interest),
          formatPaise(year.balance),
        ]),
        total: [
          words.total,
          formatPaise(loan.paise),
          formatPaise(interest),
          formatPaise(total),
          '',
        ],
      }}
      note={note}
      file="emi-schedule.csv"
      csv={async () => (await table.load()).loanCsv(instalments)}
    >
      <ReceiptButton file="emi-schedule.png" receipt={() => loanReceipt(loan, terms, note)} />
    </YearsPanel>
  );
});
