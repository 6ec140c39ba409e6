import { useRef } from 'react';
import { browserDevice } from '#core/outbox/browser-device.ts';
import { forgetSent } from '#core/outbox/forget-sent.ts';
import { sentOf } from '#core/outbox/sent.ts';
import { useOutbox } from '#store/outbox.ts';
import { showToast } from '#store/toasts.ts';
import { sentWhen } from './messages.ts';
import { useNow } from './use-now.ts';
import * as words from './words/sent.ts';

/** The last messages that were delivered from this device, by number and time; nothing while there is none. */
export function SentList() {
  const sent = sentOf(useOutbox((view) => view.all));
  const now = useNow();
  const heading = useRef<HTMLHeadingElement>(null);
  if (sent.length === 0) return null;

  async function forget(ids: readonly string[]): Promise<void> {
    // The button that was pressed goes with its row.
    heading.current?.focus();
    await forgetSent(browserDevice, ids).catch(() => showToast('alert', words.notRemoved));
  }

  return (
    <section className="panel form-card" aria-labelledby="sent-heading">
      <h2 className="h4" id="sent-heading" tabIndex={-1} ref={heading}>
        {words.heading}
      </h2>
      <p className="soft-ink">{words.textIsGone}</p>
      <ul className="outbox outbox--sent">
        {sent.map(({ id, sentAt }) => (
          <li key={id}>
            <span>
              <b>{sentWhen(sentAt, now)}</b>
              <br />
              <span>{words.number}</span> <code translate="no">{id}</code>
            </span>
            <button
              type="button"
              className="btn btn-sm btn-quiet"
              aria-label={words.removeThis(id)}
              onClick={() => void forget([id])}
            >
              {words.remove}
            </button>
          </li>
        ))}
      </ul>
      {sent.length > 1 && (
        <button
          type="button"
          className="btn btn-text"
          onClick={() => void forget(sent.map(({ id }) => id))}
        >
          {words.removeAll}
        </button>
      )}
    </section>
  );
}
