import { openDatabase } from '#store/idb-storage.ts';
import { DATABASES, QUARANTINE_PREFIX } from '#store/keys.ts';
import { announceChange } from './channel.ts';
import { MAX_REMEMBERED } from './limits.ts';
import { isWaiting, type OutboxRecord, parseRecord } from './record.ts';

/** The messages on this device, one record each, written through to the disk. Methods reject when storage is refused. */

const { messages, queue } = openDatabase(DATABASES.outbox, ['messages', 'queue'], 'strict');

/** State of the queue as a whole. Times are milliseconds since 1970. */
export interface QueueState {
  lastPostAt: number;
  /** Nothing is sent before this time. */
  pausedUntil: number;
  /** Why the queue rests: `service` is the operator's to mend. */
  pausedFor: '' | 'rate' | 'service';
}

const RESTED: QueueState = { lastPostAt: 0, pausedUntil: 0, pausedFor: '' };

/** All readable messages in the order of writing, those done with included. Unreadable ones are set aside. */
export async function allRecords(): Promise<OutboxRecord[]> {
  const records: OutboxRecord[] = [];
  for (const [key, value] of await messages.entries<unknown>()) {
    if (key.startsWith(QUARANTINE_PREFIX)) continue;
    const parsed = parseRecord(value);
    if (parsed === 'unreadable') await setAside(key, value);
    else if (parsed !== 'newer') records.push(parsed);
  }
  return records.sort((a, b) => a.seq - b.seq || a.id.localeCompare(b.id));
}

/** Messages that are not delivered yet, oldest first. */
export async function waitingRecords(): Promise<OutboxRecord[]> {
  return (await allRecords()).filter(isWaiting);
}

/** Number of stored values that no version of this site could read. */
export async function setAsideCount(): Promise<number> {
  const entries = await messages.entries();
  return entries.filter(([key]) => key.startsWith(QUARANTINE_PREFIX)).length;
}

export async function readRecord(id: string): Promise<OutboxRecord | undefined> {
  const parsed = parseRecord(await messages.get(id));
  return typeof parsed === 'string' ? undefined : parsed;
}

export async function writeRecord(record: OutboxRecord): Promise<void> {
  await messages.set(record.id, record);
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
  const changed = await messages.update<unknown>(id, (stored) => {
    const parsed = parseRecord(stored);
    return typeof parsed === 'string' ? undefined : change(parsed);
  });
  announceChange();
  return changed as OutboxRecord | undefined;
}

/** Forgets all but the newest ids of messages that are done with. */
export async function forgetOldDone(): Promise<void> {
  const done = (await allRecords()).filter((record) => !isWaiting(record));
  for (const { id } of done.slice(0, -MAX_REMEMBERED)) await messages.delete(id);
}

export async function readQueue(): Promise<QueueState> {
  const stored = await queue.get<Partial<QueueState>>('state');
  return { ...RESTED, ...(typeof stored === 'object' ? stored : undefined) };
}

export async function changeQueue(change: Partial<QueueState>): Promise<void> {
  await queue.update<QueueState>('state', (old) => ({ ...RESTED, ...old, ...change }));
}

async function setAside(key: string, value: unknown): Promise<void> {
  await messages.set(`${QUARANTINE_PREFIX}${key}`, value);
  await messages.delete(key);
}
