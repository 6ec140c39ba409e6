import { QUARANTINE_PREFIX } from '#core/contract.ts';
import type { OpenStore } from '#core/storage/transactions.ts';
import type { Device } from './device.ts';
import { MAX_REMEMBERED } from './limits.ts';
import { queueIn } from './queue.ts';
import { isDone, isWaiting, type OutboxRecord, parseRecord } from './record.ts';
import { withReserve } from './reserve.ts';
import type { Turn } from './take-send-lock.ts';
import { assertLegal } from './transitions.ts';

/**
 * The messages on this device, one record each, written through to the disk. Functions reject when storage is
 * refused.
 */

const entries = ({ transact }: Device) =>
  transact(['messages'], 'readonly', ({ messages }) => messages.entries<unknown>());

/** Oldest first. */
const bySequence = (a: OutboxRecord, b: OutboxRecord) => a.seq - b.seq || a.id.localeCompare(b.id);

/** All readable messages in the order of writing, including finished ones. Unreadable ones are quarantined. */
export async function allRecords(device: Device): Promise<OutboxRecord[]> {
  const records: OutboxRecord[] = [];
  for (const [key, value] of await entries(device)) {
    if (isQuarantined(key)) continue;
    const parsed = parseRecord(value);
    // If that is not possible, on a full disk for example, it does no harm where it is.
    if (parsed === 'unreadable') await quarantine(device, key).catch(() => {});
    else if (parsed !== 'newer') records.push(parsed);
  }
  return records.sort(bySequence);
}

/** Messages that are not delivered yet, oldest first. */
export async function waitingRecords(device: Device): Promise<OutboxRecord[]> {
  return (await allRecords(device)).filter(isWaiting);
}

/** What lies in the outbox, whether this version can read it or not. */
interface Inventory {
  /** Ids of all messages, those of a newer version of the site with them. */
  known: Set<string>;
  /** Number of stored values that no version of this site could read. */
  quarantined: number;
  /** Whether a message of a newer version waits: this one can neither show nor send it. */
  hasNewer: boolean;
}

export async function inventory(device: Device): Promise<Inventory> {
  const found: Inventory = { known: new Set(), quarantined: 0, hasNewer: false };
  for (const [key, value] of await entries(device)) {
    const parsed = parseRecord(value);
    if (isQuarantined(key) || parsed === 'unreadable') found.quarantined++;
    else found.known.add(key);
    // A record of a newer version counts as newer, unless it is done: then nobody needs to know.
    if (parsed === 'newer' && !isDone(value as OutboxRecord)) found.hasNewer = true;
  }
  return found;
}

const isQuarantined = (key: string) => key.startsWith(QUARANTINE_PREFIX);

/** One message inside a transaction; undefined also where it cannot be read. */
export async function recordIn(messages: OpenStore, id: string): Promise<OutboxRecord | undefined> {
  const parsed = parseRecord(await messages.get(id));
  return typeof parsed === 'string' ? undefined : parsed;
}

/** All readable messages inside a transaction, in no order. */
export async function recordsIn(messages: OpenStore): Promise<OutboxRecord[]> {
  const parsed = (await messages.entries()).map(([, value]) => parseRecord(value));
  return parsed.filter((record) => typeof record !== 'string');
}

export const readRecord = ({ transact }: Device, id: string): Promise<OutboxRecord | undefined> =>
  transact(['messages'], 'readonly', ({ messages }) => recordIn(messages, id));

/**
 * The message under an id; undefined if there is none, or storage is refused. `unanswered` if storage gives no answer,
 * or one that only a newer version of the site can read: there may be a record that another page sends or its author
 * takes back, so nothing may be posted.
 */
export const lookUp = (
  device: Device,
  id: string,
): Promise<OutboxRecord | 'unanswered' | undefined> =>
  device
    .transact(['messages'], 'readonly', async ({ messages }) => {
      const stored = parseRecord(await messages.get(id));
      if (stored === 'newer') return 'unanswered';
      return stored === 'unreadable' ? undefined : stored;
    })
    .catch((error) => (isUnanswered(error) ? 'unanswered' : undefined));

const isUnanswered = (error: unknown): boolean =>
  (error as Error | undefined)?.name === 'TimeoutError';

/**
 * Writes a changed message inside a transaction. In tests and in development it throws where no transition leads
 * there.
 */
export function putRecord(messages: OpenStore, before: OutboxRecord, after: OutboxRecord): void {
  if (!import.meta.env.PROD) assertLegal(before, after);
  messages.put(after.id, after);
}

/**
 * Changes one message in one transaction.
 *
 * @param change one of `transitions.ts`: gets what is stored now, which another tab may have changed since
 * @param turn of the caller under the send lock, where only its holder may do that
 * @returns the changed message; undefined if it is gone, `change` no longer applies, or the lock was taken
 */
export async function changeRecord(
  device: Device,
  id: string,
  change: (record: OutboxRecord) => OutboxRecord | undefined,
  turn?: Turn,
): Promise<OutboxRecord | undefined> {
  const write = () =>
    device.transact(['messages', 'queue'], 'readwrite', async ({ messages, queue }) => {
      if (turn && (await queueIn(queue)).term !== turn.term) return undefined;
      const record = await recordIn(messages, id);
      const made = record && change(record);
      if (record && made) putRecord(messages, record, made);
      return made;
    });
  const changed = await withReserve(device, write).catch((error) => {
    // It may be on the disk all the same: every page looks, and sends what is due.
    if (isUnanswered(error)) device.announceChange();
    throw error;
  });
  if (changed) device.announceChange();
  return changed;
}

/** Forgets all but the newest ids of finished messages. */
export async function forgetOldDone({ transact }: Device): Promise<void> {
  await transact(['messages'], 'readwrite', async ({ messages }) => {
    const done = (await recordsIn(messages)).filter(isDone).sort(bySequence);
    for (const { id } of done.slice(0, -MAX_REMEMBERED)) messages.delete(id);
  });
}

/** Removes the text digests of finished messages, which older versions of the site left there. */
export async function dropDigests({ transact }: Device): Promise<void> {
  await transact(['messages'], 'readwrite', async ({ messages }) => {
    for (const record of await recordsIn(messages))
      if (isDone(record) && record.hash) messages.put(record.id, { ...record, hash: '' });
  });
}

// Read again inside the transaction: another tab may have quarantined or rewritten it in the meantime.
async function quarantine({ transact }: Device, key: string): Promise<void> {
  await transact(['messages'], 'readwrite', async ({ messages }) => {
    const value = await messages.get(key);
    if (value === undefined || parseRecord(value) !== 'unreadable') return;
    messages.put(`${QUARANTINE_PREFIX}${key}`, value);
    messages.delete(key);
  });
}
