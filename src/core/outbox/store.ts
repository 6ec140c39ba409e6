import { QUARANTINE_PREFIX } from '#core/contract.ts';
import { DATABASES } from '#core/storage/databases.ts';
import { type OpenStore, openTransactions } from '#core/storage/transactions.ts';
import { announceChange } from './channel.ts';
import { MAX_REMEMBERED } from './limits.ts';
import { isWaiting, type OutboxRecord, parseRecord } from './record.ts';

/** The messages on this device, one record each, written through to the disk. Methods reject when storage is refused. */

const STORES = ['messages', 'queue'] as const;
const transact = openTransactions(DATABASES.outbox, STORES, 'strict', announceChange);

const entries = () =>
  transact(['messages'], 'readonly', ({ messages }) => messages.entries<unknown>());

/** State of the queue as a whole. Times are milliseconds since 1970. */
export interface QueueState {
  lastPostAt: number;
  /** Nothing is sent before this time. */
  pausedUntil: number;
  /** Why the queue rests: `service` is the operator's to mend. */
  pausedFor: '' | 'rate' | 'service';
}

const RESTED: QueueState = { lastPostAt: 0, pausedUntil: 0, pausedFor: '' };

/** All readable messages in the order of writing, those done with included. Unreadable ones are quarantined. */
export async function allRecords(): Promise<OutboxRecord[]> {
  const records: OutboxRecord[] = [];
  for (const [key, value] of await entries()) {
    if (isQuarantined(key)) continue;
    const parsed = parseRecord(value);
    // Where that is not possible, on a full disk say, it does no harm where it is.
    if (parsed === 'unreadable') await quarantine(key).catch(() => {});
    else if (parsed !== 'newer') records.push(parsed);
  }
  return records.sort((a, b) => a.seq - b.seq || a.id.localeCompare(b.id));
}

/** Messages that are not delivered yet, oldest first. */
export async function waitingRecords(): Promise<OutboxRecord[]> {
  return (await allRecords()).filter(isWaiting);
}

/** Ids of all messages that are here, those of a newer version of the site with them. */
export async function knownIds(): Promise<Set<string>> {
  const known = (await entries()).filter(
    ([key, value]) => !isQuarantined(key) && parseRecord(value) !== 'unreadable',
  );
  return new Set(known.map(([key]) => key));
}

/** Number of stored values that no version of this site could read. */
export async function quarantinedCount(): Promise<number> {
  const all = await entries();
  return all.filter(([key, value]) => isQuarantined(key) || parseRecord(value) === 'unreadable')
    .length;
}

const isQuarantined = (key: string) => key.startsWith(QUARANTINE_PREFIX);

export async function readRecord(id: string): Promise<OutboxRecord | undefined> {
  const stored = await transact(['messages'], 'readonly', ({ messages }) => messages.get(id));
  const parsed = parseRecord(stored);
  return typeof parsed === 'string' ? undefined : parsed;
}

/** Writes a message over what is stored of it. Rejects with `VersionError` where a newer version wrote that. */
export async function writeRecord(record: OutboxRecord): Promise<void> {
  await transact(['messages'], 'readwrite', async ({ messages }) => {
    if (parseRecord(await messages.get(record.id)) === 'newer')
      throw new DOMException('', 'VersionError');
    messages.put(record.id, record);
  });
  announceChange();
}

/**
 * Changes one message in one transaction. `change` gets what is stored now, which another tab may have
 * changed since, and returns undefined to leave it as it is.
 */
export async function changeRecord(
  id: string,
  change: (record: OutboxRecord) => OutboxRecord | undefined,
): Promise<OutboxRecord | undefined> {
  const changed = await transact(['messages'], 'readwrite', async ({ messages }) => {
    const parsed = parseRecord(await messages.get(id));
    const made = typeof parsed === 'string' ? undefined : change(parsed);
    if (made) messages.put(id, made);
    return made;
  });
  announceChange();
  return changed;
}

/** Forgets all but the newest ids of messages that are done with. */
export async function forgetOldDone(): Promise<void> {
  const done = (await allRecords()).filter((record) => !isWaiting(record));
  const old = done.slice(0, -MAX_REMEMBERED);
  await transact(['messages'], 'readwrite', async ({ messages }) => {
    for (const { id } of old) messages.delete(id);
  });
}

export async function readQueue(): Promise<QueueState> {
  return transact(['queue'], 'readonly', stateIn);
}

export async function changeQueue(change: Partial<QueueState>): Promise<void> {
  await transact(['queue'], 'readwrite', async (stores) =>
    stores.queue.put('state', { ...(await stateIn(stores)), ...change }),
  );
}

async function stateIn({ queue }: { queue: OpenStore }): Promise<QueueState> {
  const stored = await queue.get<Partial<QueueState>>('state');
  return { ...RESTED, ...(typeof stored === 'object' ? stored : undefined) };
}

// Read again inside the transaction: another tab may have quarantined or rewritten it in the meantime.
async function quarantine(key: string): Promise<void> {
  await transact(['messages'], 'readwrite', async ({ messages }) => {
    const value = await messages.get(key);
    if (value === undefined || parseRecord(value) !== 'unreadable') return;
    messages.put(`${QUARANTINE_PREFIX}${key}`, value);
    messages.delete(key);
  });
}
