import { useOutbox } from '#store/outbox.ts';
import { storedWaitingIds, storeWaitingIds } from './waiting-ids.ts';

/**
 * Notices messages that vanished. A cleared or corrupted database looks like an empty one, so the ids
 * that wait (random, nothing personal) are stored outside it. Returns how many stored ones are now neither
 * waiting nor done with. They stay stored until the visitor has read of them: the page that noticed may be
 * one that nobody looks at, or be gone the next moment.
 */
export function countLost(waiting: readonly string[], known: ReadonlySet<string>): number {
  const lost = storedWaitingIds().filter((id) => !known.has(id));
  // One that was read a moment before all was erased is not stored again.
  storeWaitingIds([...waiting.filter((id) => known.has(id)), ...lost]);
  return lost.length;
}

/** The visitor knows. */
export function forgetLost(): void {
  storeWaitingIds(useOutbox.getState().records.map(({ id }) => id));
  useOutbox.setState({ lost: 0 });
}
