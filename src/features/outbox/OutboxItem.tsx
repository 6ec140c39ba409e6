import { lastResponse, mayHaveArrived } from '#core/outbox/journal.ts';
import type { OutboxRecord } from '#core/outbox/record.ts';
import { useNetwork } from '#store/network.ts';
import { useOutbox } from '#store/outbox.ts';
import { errorInWords, savedAt, standingOf } from './messages.ts';
import { OutboxActions } from './OutboxActions.tsx';
import { useNow } from './use-now.ts';
import * as words from './words/panel.ts';

/** One waiting message: its author, its beginning, its state, and its buttons. */
export function OutboxItem({ record }: { record: OutboxRecord }) {
  const online = useNetwork((network) => network.online);
  const queue = useOutbox((view) => view.queue);
  const now = useNow();
  const { tone, label, next } = standingOf(record, online, queue, now);
  const error = errorInWords(lastResponse(record));
  return (
    <li>
      <h3 className="h6 m-0" translate="no">
        {record.payload.from_name}
      </h3>
      <p translate="no">{record.payload.message}</p>
      <div className="meta">
        <span className={`badge badge-${tone}`}>{label}</span>
        <span>{savedAt(record.createdAt, now)}</span>
        {next && <span>{next}</span>}
      </div>
      {mayHaveArrived(record) && record.status !== 'sending' && (
        <p className="outbox__error">{words.mayHaveArrived}</p>
      )}
      {error && <p className="outbox__error">{words.lastAnswer(error)}</p>}
      <OutboxActions record={record} />
    </li>
  );
}
