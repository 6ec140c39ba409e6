/** A contact message as EmailJS's template receives it. */
export interface Payload {
  from_name: string;
  from_email: string;
  message: string;
}

/**
 * - `queued`: waits to be sent, not before `nextAt`
 * - `sending`: someone who holds the send lock is posting it; found by the next holder, it was
 *   orphaned by a crash
 * - `attention`: only its author can say what happens next; never sent on its own
 * - `sent`: delivered; the text is gone, the id stays for a while so that no stale tab sends it again
 * - `deleted`: taken back by its author; the text is gone, the id tells this from a lost message
 */
export type Status = 'queued' | 'sending' | 'attention' | 'sent' | 'deleted';

/** One message of the outbox. Times are milliseconds since 1970. */
export interface OutboxRecord {
  schema: 1;
  /** Random UUID made with the draft; every copy that is ever sent carries it. */
  id: string;
  /** Order of writing. Not the clock, which may be wrong. */
  seq: number;
  createdAt: number;
  payload: Payload;
  status: Status;
  /** Posts begun so far. */
  attempts: number;
  /** An attempt got no answer, so a copy may already have been delivered. */
  mayHaveArrived: boolean;
  nextAt: number;
  lastError: string;
}

export const SCHEMA = 1;

/** Whether a message is still on its way, or waits for its author. */
export const isWaiting = ({ status }: OutboxRecord): boolean =>
  status !== 'sent' && status !== 'deleted';

/** Makes the record of a message that was just written. */
export function newRecord(id: string, payload: Payload, seq: number, now: number): OutboxRecord {
  return {
    schema: SCHEMA,
    id,
    seq,
    createdAt: now,
    payload,
    status: 'queued',
    attempts: 0,
    mayHaveArrived: false,
    nextAt: now,
    lastError: '',
  };
}

const STATUSES: readonly unknown[] = ['queued', 'sending', 'attention', 'sent', 'deleted'];
const NUMBERS = ['seq', 'createdAt', 'attempts', 'nextAt'] as const;

/**
 * Reads a stored value. `unreadable` values are set aside by the caller; `newer` ones were written by
 * a later version of the site and are left alone.
 */
export function parseRecord(value: unknown): OutboxRecord | 'newer' | 'unreadable' {
  if (typeof value !== 'object' || value === null) return 'unreadable';
  const record = value as Record<string, unknown>;
  if (typeof record.schema === 'number' && record.schema > SCHEMA) return 'newer';
  const payload = record.payload as Record<string, unknown> | null | undefined;
  const readable =
    record.schema === SCHEMA &&
    typeof record.id === 'string' &&
    record.id !== '' &&
    STATUSES.includes(record.status) &&
    NUMBERS.every((name) => Number.isFinite(record[name])) &&
    typeof record.mayHaveArrived === 'boolean' &&
    typeof record.lastError === 'string' &&
    typeof payload?.from_name === 'string' &&
    typeof payload.from_email === 'string' &&
    typeof payload.message === 'string';
  return readable ? (value as OutboxRecord) : 'unreadable';
}
