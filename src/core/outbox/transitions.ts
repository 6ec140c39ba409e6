import { NO_TEXT } from '#core/storage/message-fields.ts';
import { ERROR_CODES, isSilence } from './error-code.ts';
import { lastOf, mayHaveArrived, openAttempt, withAttempt, withResponse } from './journal.ts';
import { RETRY_BASE_MS, RETRY_CAP_MS, UNANSWERED_WAIT_MS } from './limits.ts';
import { type Attempt, isDone, type OutboxRecord, type Status } from './record.ts';
import { classifyResponse, type MailResponse, responseCode, retryAfterMs } from './response.ts';

/**
 * Every change of a message's state. Pure: the time and the dice are handed in. A change returns undefined
 * where the message is no longer in a state that it starts from; somebody else was faster.
 */

/** A random wait that doubles its reach with each attempt ("full jitter"), in milliseconds. */
export function backoff(attempts: number, random: number): number {
  return random * Math.min(RETRY_CAP_MS, RETRY_BASE_MS * 2 ** Math.max(0, attempts - 1));
}

/**
 * The holder of the send lock begins to post it.
 *
 * @param inForm whether its author waits for the outcome with the form on the screen
 */
export function startAttempt(
  record: OutboxRecord,
  attempt: { id: string; at: number },
  inForm: boolean,
): OutboxRecord | undefined {
  if (record.status !== 'queued') return undefined;
  const journal = withAttempt(record, attempt);
  return { ...record, status: 'sending', journal, inForm, sendNow: false };
}

/** What is known when an attempt ends. */
export interface Outcome {
  attempt: string;
  response: MailResponse;
  /** Whether our own server answered after it. */
  reachable: boolean;
  /** Its author had pressed Send now. */
  wasAsked?: boolean;
  now: number;
  random: number;
}

/**
 * An attempt ended, now or long after it was given up. A delivery counts whenever it is heard of; what the
 * message does next is said only by the attempt that it waits for.
 */
export function endAttempt(record: OutboxRecord, outcome: Outcome): OutboxRecord | undefined {
  const { attempt, response, reachable } = outcome;
  if (isDone(record)) return undefined;
  if (classifyResponse(response) === 'sent') return asSent(record, outcome.now);
  if (!record.journal.some(({ id }) => id === attempt)) return undefined;
  const journal = withResponse(record, attempt, responseCode(response, reachable));
  const ended = { ...record, journal };
  return openAttempt(record)?.id === attempt ? afterFailure(ended, outcome) : ended;
}

function afterFailure(record: OutboxRecord, outcome: Outcome): OutboxRecord {
  const { response, reachable, wasAsked = false, now, random } = outcome;
  const verdict = classifyResponse(response);
  const isAnswered = verdict !== 'unanswered' && verdict !== 'unsent';
  const offline = !isAnswered && !reachable;
  // Its author was told that it failed, and has the form: nothing happens behind their back.
  if (verdict === 'reject' || (record.inForm && !offline))
    return { ...record, status: 'attention' };
  // What there was no network for is asked for still; it is for our own server to say when.
  const sendNow = offline && wasAsked;
  const again = backoff(record.journal.length, random);
  const silenceMs = Math.max(UNANSWERED_WAIT_MS, offline ? 0 : again);
  // Where the queue as a whole rests, the message is due as soon as that is over.
  const isOwn = verdict === 'retry' || verdict === 'unsent';
  const wait = verdict === 'unanswered' ? silenceMs : isOwn ? again : 0;
  const nextAt = now + Math.max(wait, retryAfterMs(response));
  return { ...record, status: 'queued', inForm: false, sendNow, nextAt };
}

const done = (record: OutboxRecord, status: 'sent' | 'deleted'): OutboxRecord => ({
  ...record,
  status,
  // A guess at a short text could be confirmed by its digest.
  hash: '',
  payload: NO_TEXT,
  journal: [],
  inForm: false,
  sendNow: false,
});

/** Delivered: its text leaves the device, its id stays to stop a second delivery, and its time for a while. */
export const asSent = (record: OutboxRecord, now: number): OutboxRecord | undefined =>
  isDone(record) ? undefined : { ...done(record, 'sent'), sentAt: now };

/** Taken back by its author, which is not possible while it is being sent. */
export const asDeleted = (record: OutboxRecord): OutboxRecord | undefined =>
  record.status === 'queued' || record.status === 'attention' ? done(record, 'deleted') : undefined;

/**
 * Taken back by its author.
 *
 * @param isUnsent whether its author was told that no copy may have arrived; not taken back if that is no longer true
 */
export const takeBack = (record: OutboxRecord, isUnsent: boolean): OutboxRecord | undefined =>
  isUnsent && mayHaveArrived(record) ? undefined : asDeleted(record);

/** The author reopened it in the form. If a copy may have arrived it keeps its id and waits there. */
export const takeToForm = (record: OutboxRecord): OutboxRecord | undefined =>
  mayHaveArrived(record) ? holdForForm(record) : asDeleted(record);

/** Its author was told that it is saved, and leaves it to the queue. */
export const leaveToQueue = (record: OutboxRecord, now: number): OutboxRecord | undefined =>
  record.status === 'queued' ? { ...record, inForm: false, nextAt: now } : undefined;

/** Its author sends it again from the form. The queue sends it only if this page dies. */
export function sendFromForm(record: OutboxRecord, nextAt: number): OutboxRecord | undefined {
  if (record.status !== 'queued' && record.status !== 'attention') return undefined;
  return { ...record, status: 'queued', inForm: true, nextAt };
}

/** Its author pressed Send now. The mark stays until any sender has tried it. */
export function askToSendNow(record: OutboxRecord, now: number): OutboxRecord | undefined {
  if (record.status !== 'queued' && record.status !== 'attention') return undefined;
  return { ...record, status: 'queued', inForm: false, sendNow: true, nextAt: now };
}

/**
 * The author reopened a message that may already have been delivered: it keeps its id, and is held until the form is
 * sent or discarded.
 */
export function holdForForm(record: OutboxRecord): OutboxRecord | undefined {
  if (record.status !== 'queued' && record.status !== 'attention') return undefined;
  return { ...record, status: 'attention', inForm: true, sendNow: false };
}

/** Its page has posted it without a record, since storage gave no answer, and the record is there all the same. */
export function joinUnstored(
  record: OutboxRecord,
  attempt: Attempt,
  isSent: boolean,
): OutboxRecord | undefined {
  if (isSent) return asSent(record, attempt.at);
  const held = holdForForm(record);
  const isKnown = record.journal.some(({ id }) => id === attempt.id);
  return held && !isKnown ? { ...held, journal: [...held.journal, attempt] } : undefined;
}

/** Found in `sending` by a new holder of the lock: its sender died, and it may have arrived. */
export function recoverOrphan(record: OutboxRecord, now: number): OutboxRecord | undefined {
  const attempt = openAttempt(record);
  if (!attempt) return undefined;
  return {
    ...record,
    status: 'queued',
    inForm: false,
    journal: withResponse(record, attempt.id, ERROR_CODES.closed),
    nextAt: now + UNANSWERED_WAIT_MS,
  };
}

/** Whether a queued message may be sent now. A clock that was set back must not hold it for ever. */
export function isDue(record: OutboxRecord, now: number): boolean {
  if (record.status !== 'queued') return false;
  return record.sendNow || record.nextAt <= now || record.nextAt > now + 2 * RETRY_CAP_MS;
}

/**
 * Whether a message was held back for so long that its own post is to tell whether there is a network. Both ways: a
 * clock that was set back must not hold it for years.
 *
 * @param lastPostAt of any message: one post in so long tells it for all
 */
export const isHeld = (
  { createdAt }: OutboxRecord,
  lastPostAt: number,
  heldMs: number,
  now: number,
): boolean => [createdAt, lastPostAt].every((at) => Math.abs(now - at) >= heldMs);

/**
 * The network is back: waits that were meant for a broken one end within five seconds. The minute after silence does
 * not.
 */
export function hasten(
  record: OutboxRecord,
  now: number,
  random: number,
): OutboxRecord | undefined {
  const last = lastOf(record);
  const isSilent = last !== undefined && isSilence(last.response);
  if (record.status !== 'queued' || record.inForm || isSilent) return undefined;
  return { ...record, nextAt: Math.min(record.nextAt, now + random * RETRY_BASE_MS) };
}

const LEGAL: Readonly<Record<Status, readonly Status[]>> = {
  queued: ['queued', 'sending', 'attention', 'sent', 'deleted'],
  sending: ['sending', 'queued', 'attention', 'sent'],
  attention: ['attention', 'queued', 'sent', 'deleted'],
  sent: ['sent'],
  deleted: [],
};

/**
 * Checks one change before it is written.
 *
 * @throws where no transition leads from the one to the other: a fault of this program, and nothing is
 *   written then
 */
export function assertLegal(before: OutboxRecord, after: OutboxRecord): void {
  const text = ({ payload }: OutboxRecord) => JSON.stringify(payload);
  const isSameText = isDone(after) || text(before) === text(after);
  if (LEGAL[before.status].includes(after.status) && before.id === after.id && isSameText) return;
  throw new Error(`No transition leads from ${before.status} to ${after.status}, or it changed.`);
}
