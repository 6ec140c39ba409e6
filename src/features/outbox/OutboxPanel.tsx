import { useOutbox } from '#store/outbox.ts';
import { OutboxItem } from './OutboxItem.tsx';
import * as words from './words/panel.ts';

/** More messages than may wait are not a visitor's; they must not hold up the page. */
const MAX_DRAWN = 100;

/** The messages that wait on this device, oldest first; nothing while there is none. */
export default function OutboxPanel() {
  const records = useOutbox((view) => view.records);
  if (records.length === 0) return null;
  return (
    <section className="panel form-card" aria-labelledby="outbox-heading">
      <div className="d-flex align-items-center justify-content-between mb-3">
        <h2 className="h4 m-0" id="outbox-heading">
          {words.heading}
        </h2>
        <span className="badge badge-wait" role="status">
          {words.waitingCount(records.length)}
        </span>
      </div>
      <ul className="outbox">
        {records.slice(0, MAX_DRAWN).map((record) => (
          <OutboxItem key={record.id} record={record} />
        ))}
      </ul>
      {records.length > MAX_DRAWN && <p>{words.oldestShown(MAX_DRAWN)}</p>}
    </section>
  );
}
