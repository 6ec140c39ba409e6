import type { SandboxLabels } from '#content/types/sandbox.ts';
import { formatPaise } from '#domain/rupees.ts';
import { callAs } from '#features/sandbox/sandbox.ts';
import { Panel } from './Panel.tsx';
import { useSession } from './use-session.ts';

/** What the customers of waiting payments may do in their own apps. */
export function CustomerPanel({ labels }: { labels: SandboxLabels['app'] }) {
  const { state } = useSession();
  const waiting = Object.values(state.objects.payment).filter(
    ({ id, status }) => status === 'pending' && !(id in state.payers),
  );
  return (
    <Panel heading={labels.heading}>
      {waiting.length === 0 && <p>{labels.none}</p>}
      {waiting.reverse().map(({ id, amount }) => (
        <fieldset key={id} className="console__pay">
          <legend>
            <span>{`${formatPaise(amount)} `}</span>
            <code translate="no">{id}</code>
          </legend>
          {labels.acts.map(({ payer, label }) => (
            <button
              key={payer}
              type="button"
              className="btn btn-sm btn-outline-primary"
              onClick={() => callAs('POST', '/sandbox/pay', { payment_id: id, payer })}
            >
              {label}
            </button>
          ))}
        </fieldset>
      ))}
    </Panel>
  );
}
