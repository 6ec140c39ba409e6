import { useRef } from 'react';
import { AmountReceipt } from '#components/results/AmountReceipt.tsx';
import { ReceiptButton } from '#components/results/ReceiptButton.tsx';
import { ResultActions } from '#components/results/ResultActions.tsx';
import { today } from '#components/today.ts';
import { company } from '#words/language.ts';
import * as words from './words.ts';

/** The receipt of a payment that was tried, to print or to send. */
export default function Paid({ amount }: { amount: string }) {
  const printed = useRef<HTMLDivElement>(null);
  const rows = [
    { label: words.paidTo, value: company.brand },
    { label: words.paidWith, value: words.byCard },
    { label: words.date, value: today() },
  ];
  return (
    <div className="pay-receipt" ref={printed}>
      <AmountReceipt
        title={words.receipt}
        figure={amount}
        badge={words.sample}
        rows={rows}
        heading="h2"
      >
        <p className="section__note">{words.receiptNote}</p>
      </AmountReceipt>
      <ResultActions printed={printed}>
        <ReceiptButton
          file="payment-receipt.png"
          receipt={() => ({
            title: words.receipt,
            figure: amount,
            rows,
            notes: [words.receiptNote],
          })}
        />
      </ResultActions>
    </div>
  );
}
