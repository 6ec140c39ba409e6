import { useState } from 'react';
import { CopyButton } from '#components/CopyButton.tsx';
import { CodeText } from '#components/code/CodeText.tsx';
import type { SandboxLabels } from '#copy/types/sandbox.ts';
import { returnAddress } from '#core/sandbox/checkout/return-address.ts';
import { formatPaise } from '#domain/rupees.ts';
import { callAs, sandbox } from '#features/sandbox/sandbox.ts';
import { Panel } from './Panel.tsx';
import { useSession } from './use-session.ts';

/** What the customers of waiting payments may do, in their own apps and on our page, and where they come back to. */
export function CustomerPanel({ labels }: { labels: SandboxLabels['app'] }) {
  const { state } = useSession();
  const [back, setBack] = useState<string>();
  const waiting = Object.values(state.objects.payment).filter(
    ({ id, status }) => status === 'pending' && !(id in state.payers),
  );
  async function pay(payment_id: string, payer: string) {
    callAs('POST', '/sandbox/pay', { payment_id, payer });
    const payment = sandbox().state.objects.payment[payment_id];
    // Receivers compare it with their own clock, so it is the device's.
    const now = Math.floor(Date.now() / 1_000);
    // Where the site is served without TLS, nothing can be signed.
    setBack(payment && (await returnAddress(payment, now).catch(() => undefined)));
  }
  return (
    <Panel heading={labels.heading}>
      {waiting.length === 0 && <p>{labels.none}</p>}
      {waiting.reverse().map(({ id, amount, method }) => (
        <fieldset key={id} className="console__pay">
          <legend>
            <span>{`${formatPaise(amount)} `}</span>
            <code translate="no">{`${method.type} ${id}`}</code>
          </legend>
          {labels.acts.map(({ payer, label }) => (
            <button
              key={payer}
              type="button"
              className="btn btn-sm btn-outline-primary"
              onClick={() => pay(id, payer)}
            >
              {label}
            </button>
          ))}
        </fieldset>
      ))}
      <p role="status">{back !== undefined && labels.back}</p>
      {back !== undefined && (
        <>
          <CodeText>{back}</CodeText>
          <CopyButton text={back} />
        </>
      )}
    </Panel>
  );
}
