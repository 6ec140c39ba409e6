import { FIELDS, FIRST_FIELDS } from '#core/outbox/payload.ts';
import { migrateRecord, type Unread } from '#core/storage/migrate.ts';
import { RECORDS } from '#core/storage/record-versions.ts';
import type { Payload } from './payload.ts';
import { withJournal } from './with-journal.ts';

/**
 * - `queued`: waits to be sent, not before `nextAt`
 * - `sending`: the last attempt of the journal is under way, or its sender died
 * - `attention`: only its author can say what happens next; never sent on its own
 * - `sent`: delivered; the text is gone, the id stays for a while so that no stale tab sends it again
 * - `deleted`: taken back by its author; the text is gone, the id tells this from a lost message
 */
export type Status = 'queued' | 'sending' | 'attention' | 'sent' | 'deleted';

/** One post of a message. */
export interface Attempt {
  /** Random; only who began the attempt knows it, and only they may say what came of it. */
  id: string;
  /** 1 for the first. */
  number: number;
  /** When it began, in milliseconds since 1970. */
  at: number;
  /** One of `ERROR_CODES`, or the status and the words of a server; empty while it is under way. */
  response: string;
}

/** One message of the outbox: one text, which never changes. Times are milliseconds since 1970. */
export interface OutboxRecord {
  schema: typeof RECORDS.message.version;
  /** Random UUID of this text; every copy that is ever sent carries it, and no other text does. */
  id: string;
  /** Digest of the text, which goes with it; empty if written by an older version. */
  hash: string;
  /** Order of writing. Not the clock, which may be wrong. */
  seq: number;
  createdAt: number;
  payload: Payload;
  status: Status;
  /** All attempts, oldest first; empty once the message is done with. */
  journal: readonly Attempt[];
  /** Its author has it in the form and was not told that it is saved: a refusal is theirs to answer. */
  inForm: boolean;
  /** Its author pressed Send now: no wait and no rest of the queue holds it. */
  sendNow: boolean;
  nextAt: number;
  /**
   * When its delivery was heard of, while its author's list of sent messages has it; none in a record that an older
   * version of the site has ended.
   */
  sentAt?: number;
}

/** Whether a message is done with, for good. */
export const isDone = ({ status }: OutboxRecord): boolean =>
  status === 'sent' || status === 'deleted';

/** Whether a message is still on its way, or waits for its author. */
export const isWaiting = (record: OutboxRecord): boolean => !isDone(record);

/** Makes the record of a message that was just written. */
export function newRecord(
  identity: Pick<OutboxRecord, 'id' | 'hash' | 'seq'>,
  payload: Payload,
  now: number,
): OutboxRecord {
  return {
    schema: RECORDS.message.version,
    ...identity,
    createdAt: now,
    payload,
    status: 'queued',
    journal: [],
    inForm: false,
    sendNow: false,
    nextAt: now,
  };
}

/** The versions of a message. */
export const MESSAGE = {
  ...RECORDS.message,
  migrations: { 1: withJournal, ...RECORDS.message.migrations },
};

const STATUSES: readonly unknown[] = ['queued', 'sending', 'attention', 'sent', 'deleted'];
const TIMES = ['createdAt', 'nextAt'] as const;
const FLAGS = ['inForm', 'sendNow'] as const;

/** The last moment that a `Date` can hold (ECMAScript, "time values"). */
const LAST_TIME_MS = 8.64e15;

/**
 * Reads a stored message of any version. `unreadable` values are quarantined by the caller; `newer` ones
 * were written by a later version of the site and are left alone.
 */
export const parseRecord = (value: unknown): OutboxRecord | Unread =>
  migrateRecord(value, MESSAGE, (record) => {
    const texts = (record.payload ?? {}) as Record<string, unknown>;
    const isMessage =
      typeof record.id === 'string' &&
      record.id !== '' &&
      typeof record.hash === 'string' &&
      STATUSES.includes(record.status) &&
      Number.isFinite(record.seq) &&
      TIMES.every((name) => isTime(record[name])) &&
      FLAGS.every((name) => typeof record[name] === 'boolean') &&
      Array.isArray(record.journal) &&
      record.journal.every(isAttempt) &&
      FIRST_FIELDS.every((name) => typeof texts[name] === 'string') &&
      FIELDS.every((name) => typeof (texts[name] ?? '') === 'string');
    return isMessage ? (record as unknown as OutboxRecord) : undefined;
  });

const isTime = (value: unknown): boolean =>
  typeof value === 'number' && Math.abs(value) <= LAST_TIME_MS;

function isAttempt(value: unknown): value is Attempt {
  const { id, number, at, response } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof id === 'string' && Number.isInteger(number) && isTime(at) && typeof response === 'string'
  );
}
