import { memo } from 'react';
import { AmountReceipt } from '#components/results/AmountReceipt.tsx';
import { NoResult } from '#components/results/NoResult.tsx';
import { SettledStatus } from '#components/results/SettledStatus.tsx';
import { formatPaise } from '#domain/rupees.ts';
import { noResult } from '#words/tools.ts';
import { type LoanTexts, readLoan } from './read-loan.ts';
import { type Loan, type Schedule, scheduleOf } from './schedule.ts';
import * as words from './words.tsx';

/** The instalment and what the loan costs, also said; or what is missing where the numbers make no loan. */
export const LoanResult = memo(({ texts, note }: { texts: LoanTexts; note: string }) => {
  const { loan } = readLoan(texts);
  const schedule = loan && scheduleOf(loan);
  return (
    <div>
      {schedule ? (
        <LoanReceipt loan={loan} schedule={schedule} note={note} />
      ) : (
        <NoResult icon="chart" text={words.correctField} />
      )}
      <SettledStatus text={schedule ? inWords(schedule) : noResult} />
    </div>
  );
});

function LoanReceipt(props: { loan: Loan; schedule: Schedule; note: string }) {
  const { loan, schedule, note } = props;
  const { emi, instalments, interest, total } = schedule;
  const last = instalments.at(-1);
  const lastPaid = last ? last.principal + last.interest : 0;
  return (
    <AmountReceipt
      title={words.monthlyEmi}
      figure={formatPaise(emi)}
      rows={[
        { label: words.loanAmount, value: formatPaise(loan.paise) },
        { label: words.totalInterest, value: formatPaise(interest) },
        { label: words.totalPaid, value: formatPaise(total) },
      ]}
    >
      {lastPaid !== emi && (
        <p className="section__note">
          {words.lastInstalment(instalments.length, formatPaise(lastPaid))}
        </p>
      )}
      <p className="section__note">{note}</p>
    </AmountReceipt>
  );
}

const inWords = ({ emi, interest }: Schedule): string =>
  words.said(formatPaise(emi), formatPaise(interest));
