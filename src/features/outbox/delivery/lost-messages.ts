import { isWaiting, type OutboxRecord } from '#core/outbox/record.ts';
import { useOutbox } from '#store/outbox.ts';
import { storedWaitingIds, storeWaitingIds } from '#store/waiting-ids.ts';

/**
 * Notices messages that vanished. A cleared or corrupted database looks like an empty one, so the ids
 * that wait (random, nothing personal) are stored outside it. They stay stored until the visitor has read
 * of what became of them: the page that noticed may be one that nobody looks at, or be gone the next moment.
 *
 * @param records all that could be read, those done with included
 * @param known ids of all messages that are there
 * @returns how many stored ones are nowhere any more
 */
export function countLost(records: readonly OutboxRecord[], known: ReadonlySet<string>): number {
  const stored = storedWaitingIds();
  const lost = stored.filter((id) => !known.has(id));
  const isUntold = (record: OutboxRecord) =>
    isWaiting(record) || (record.status === 'sent' && stored.includes(record.id));
  // One that was read a moment before all was erased is not stored again.
  const untold = records.filter((record) => known.has(record.id) && isUntold(record));
  // Of one that a newer version has written: it is there, and may be lost yet.
  const unread = stored.filter(
    (id) => known.has(id) && !records.some((record) => record.id === id),
  );
  storeWaitingIds([...untold.map(({ id }) => id), ...unread, ...lost]);
  return lost.length;
}

/** The visitor knows. */
export function forgetLost(): void {
  storeWaitingIds(useOutbox.getState().records.map(({ id }) => id));
  useOutbox.setState({ lost: 0 });
}
