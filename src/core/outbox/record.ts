import { migrateRecord, type Unread } from '#core/storage/migrate.ts';
import { RECORDS } from '#core/storage/record-versions.ts';
import { asErrorCode } from './error-code.ts';

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
  schema: typeof RECORDS.message.version;
  /** Random UUID made with the draft; every copy that is ever sent carries it. */
  id: string;
  /** Order of writing. Not the clock, which may be wrong. */
  seq: number;
  createdAt: number;
  payload: Payload;
  status: Status;
  /** Posts begun so far. */
  attempts: number;
  /** An attempt got no response, so a copy may already have been delivered. */
  mayHaveArrived: boolean;
  nextAt: number;
  /** One of `ERROR_CODES`, or the status and the words of a server; empty if nothing went wrong. */
  lastError: string;
}

/** Whether a message is still on its way, or waits for its author. */
export const isWaiting = ({ status }: OutboxRecord): boolean =>
  status !== 'sent' && status !== 'deleted';

/** Makes the record of a message that was just written. */
export function newRecord(id: string, payload: Payload, seq: number, now: number): OutboxRecord {
  return {
    schema: RECORDS.message.version,
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
const TEXTS = ['from_name', 'from_email', 'message'] as const;

/**
 * Reads a stored message of any version. `unreadable` values are quarantined by the caller; `newer` ones
 * were written by a later version of the site and are left alone.
 */
export const parseRecord = (value: unknown): OutboxRecord | Unread =>
  migrateRecord(value, RECORDS.message, (record) => {
    const { id, status, mayHaveArrived, lastError, payload } = record;
    const texts = (payload ?? {}) as Record<string, unknown>;
    const isMessage =
      typeof id === 'string' &&
      id !== '' &&
      STATUSES.includes(status) &&
      NUMBERS.every((name) => Number.isFinite(record[name])) &&
      typeof mayHaveArrived === 'boolean' &&
      typeof lastError === 'string' &&
      TEXTS.every((name) => typeof texts[name] === 'string');
    if (!isMessage) return undefined;
    return { ...(record as unknown as OutboxRecord), lastError: asErrorCode(lastError) };
  });
