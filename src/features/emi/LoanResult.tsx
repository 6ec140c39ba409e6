import { AmountSlip } from '#components/AmountSlip.tsx';
import { NoResult } from '#components/NoResult.tsx';
import { formatPaise } from '#lib/rupees.ts';
import type { Loan, Schedule } from './schedule.ts';

/** The instalment and what the loan costs; nothing where the numbers make no loan. */
export function LoanResult(props: {
  loan: Loan | undefined;
  schedule: Schedule | undefined;
  note: string;
}) {
  const { loan, schedule, note } = props;
  if (!loan || !schedule)
    return (
      <NoResult icon="chart" text="Correct what is marked, and the instalment appears here." />
    );
  const { emi, instalments, interest, total } = schedule;
  const last = instalments.at(-1);
  const lastPaid = last ? last.principal + last.interest : 0;
  return (
    <AmountSlip
      title="Monthly EMI"
      figure={formatPaise(emi)}
      rows={[
        { label: 'Loan amount', value: formatPaise(loan.paise) },
        { label: 'Total interest', value: formatPaise(interest) },
        { label: 'Total you pay', value: formatPaise(total) },
      ]}
    >
      {lastPaid !== emi && (
        <p className="section__note">
          Instalment {instalments.length}, the last, is {formatPaise(lastPaid)}: it takes what
          rounding leaves.
        </p>
      )}
      <p className="section__note">{note}</p>
    </AmountSlip>
  );
}
