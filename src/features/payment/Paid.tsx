import { useRef } from 'react';
import { AmountReceipt } from '#components/AmountReceipt.tsx';
import { ResultActions } from '#components/ResultActions.tsx';
import { SlipButton } from '#components/SlipButton.tsx';
import { today } from '#components/today.ts';
import { site } from '#content/site.ts';

const TITLE = 'Test receipt';
const NOTE = 'Nothing was charged, and no goods are due for it.';

/** The receipt of a payment that was tried, to print or to send. */
export function Paid({ amount }: { amount: string }) {
  const printed = useRef<HTMLDivElement>(null);
  const rows = [
    { label: 'Paid to', value: site.brand },
    { label: 'Paid with', value: 'Card' },
    { label: 'Date', value: today() },
  ];
  return (
    <div className="pay-receipt" ref={printed}>
      <AmountReceipt title={TITLE} figure={amount} badge="Sample" rows={rows} heading="h2">
        <p className="section__note">{NOTE}</p>
      </AmountReceipt>
      <ResultActions printed={printed}>
        <SlipButton
          file="payment-receipt.png"
          slip={() => ({ title: TITLE, figure: amount, rows, notes: [NOTE] })}
        />
      </ResultActions>
    </div>
  );
}
