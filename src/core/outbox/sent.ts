import { MAX_LISTED } from './limits.ts';
import type { OutboxRecord } from './record.ts';

/** A delivered message as its author sees it: its text is gone. */
export interface SentMessage {
  /** The number that every copy of it carried. */
  id: string;
  /** When its delivery was heard of, in milliseconds since 1970. */
  sentAt: number;
}

/** The last moment that a `Date` can hold (ECMAScript, "time values"). */
const LAST_TIME_MS = 8.64e15;

/** The last messages that were delivered, the newest first. Other fields of a delivered record may hold anything. */
export const sentOf = (records: readonly OutboxRecord[]): SentMessage[] =>
  records
    .flatMap(({ id, status, sentAt }) =>
      status === 'sent' && Number.isFinite(sentAt) && Math.abs(Number(sentAt)) <= LAST_TIME_MS
        ? [{ id, sentAt: Number(sentAt) }]
        : [],
    )
    .sort((one, other) => other.sentAt - one.sentAt)
    .slice(0, MAX_LISTED);
