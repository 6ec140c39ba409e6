import { ERROR_CODES } from './error-code.ts';
import { MAX_ERROR_CHARACTERS, RETRY_BASE_MS, RETRY_CAP_MS, UNANSWERED_WAIT_MS } from './limits.ts';
import type { OutboxRecord } from './record.ts';
import { classifyResponse, type MailResponse } from './response.ts';

/** Every change of a message's state. Pure: the time and the dice are handed in. */

/** Random wait that doubles its reach with each attempt ("full jitter"), in milliseconds. */
export function backoff(attempts: number, random: number): number {
  return random * Math.min(RETRY_CAP_MS, RETRY_BASE_MS * 2 ** Math.max(0, attempts - 1));
}

/** The holder of the lock begins to post it. */
export function startSending(record: OutboxRecord): OutboxRecord {
  return { ...record, status: 'sending', attempts: record.attempts + 1 };
}

/** A post from the queue got its response, or got none. */
export function settle(
  record: OutboxRecord,
  response: MailResponse,
  now: number,
  random: number,
): OutboxRecord {
  const lastError = errorOf(response);
  const wait = backoff(record.attempts, random);
  switch (classifyResponse(response)) {
    case 'sent':
      return asSent(record);
    case 'reject':
      return { ...record, status: 'attention', lastError };
    case 'unanswered':
      return {
        ...record,
        status: 'queued',
        mayHaveArrived: true,
        nextAt: now + Math.max(UNANSWERED_WAIT_MS, wait),
        lastError,
      };
    case 'slowDown':
    case 'hold':
      // The queue as a whole rests; the message is due as soon as that is over.
      return { ...record, status: 'queued', nextAt: now, lastError };
    case 'retry':
      return { ...record, status: 'queued', nextAt: now + wait, lastError };
  }
}

const NO_TEXT = { from_name: '', from_email: '', message: '' };

/** Delivered: its text leaves the device, its id stays to stop a second delivery. */
export function asSent(record: OutboxRecord): OutboxRecord {
  return { ...record, status: 'sent', payload: NO_TEXT, lastError: '' };
}

/** Taken back by its author, which is not possible while it is being sent. */
export function asDeleted(record: OutboxRecord): OutboxRecord | undefined {
  if (record.status === 'sending') return undefined;
  return { ...record, status: 'deleted', payload: NO_TEXT, lastError: '' };
}

/** The author was told that it failed, and has the form: nothing happens behind their back. */
export function afterRefusal(record: OutboxRecord, response: MailResponse): OutboxRecord {
  return {
    ...record,
    status: 'attention',
    mayHaveArrived: record.mayHaveArrived || response.kind === 'none',
    lastError: errorOf(response),
  };
}

/** No network after all: it waits for one, and the try does not count. */
export function backInQueue(record: OutboxRecord, now: number): OutboxRecord {
  return { ...record, status: 'queued', attempts: Math.max(0, record.attempts - 1), nextAt: now };
}

/** Found in `sending` by a new holder of the lock: whoever sent it died, and it may have arrived. */
export function recoverOrphan(record: OutboxRecord, now: number): OutboxRecord {
  return {
    ...record,
    status: 'queued',
    mayHaveArrived: true,
    nextAt: now + UNANSWERED_WAIT_MS,
    lastError: ERROR_CODES.closed,
  };
}

/** Whether a queued message may be sent now. A clock that was set back must not hold it for ever. */
export function isDue(record: OutboxRecord, now: number): boolean {
  return (
    record.status === 'queued' && (record.nextAt <= now || record.nextAt > now + 2 * RETRY_CAP_MS)
  );
}

/** The network is back: waits that were meant for a broken one end within five seconds. */
export function hasten(record: OutboxRecord, now: number, random: number): OutboxRecord {
  if (record.status !== 'queued' || record.mayHaveArrived) return record;
  return { ...record, nextAt: Math.min(record.nextAt, now + random * RETRY_BASE_MS) };
}

function errorOf(response: MailResponse): string {
  if (response.kind === 'none') return ERROR_CODES.noAnswer;
  const text = response.kind === 'http' ? `${response.status} ${response.text}` : response.text;
  return text.slice(0, MAX_ERROR_CHARACTERS);
}
