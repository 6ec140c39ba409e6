import { isReachable } from '#core/network/reachability.ts';
import { randomId } from '#lib/random-id.ts';
import { watchLateResponse } from './late-response.ts';
import { LOCK_WAIT_MS, MAX_WAITING, SEND_TIMEOUT_MS } from './limits.ts';
import { mailSettings } from './mail-settings.ts';
import { post } from './post.ts';
import { withRateLimit } from './rate-limit.ts';
import { isWaiting, newRecord, type OutboxRecord, type Payload } from './record.ts';
import type { MailResponse } from './response.ts';
import { withSendLock } from './send-lock.ts';
import { allRecords, changeRecord, writeRecord } from './store.ts';
import { afterRefusal, asDeleted, asSent, backInQueue, startSending } from './transitions.ts';

/**
 * - `sent`: EmailJS took it
 * - `queued`: it is on the disk and goes out when there is a network
 * - `failed`: there is a network, but the mail service refused or did not answer; the author decides
 * - `full`: too many messages wait already, and there is no network to send this one
 * - `unsaved`: it could be neither sent nor stored
 */
export type SubmitOutcome = 'sent' | 'queued' | 'failed' | 'full' | 'unsaved';

/**
 * Hands a written message over. It is on the disk before anything is sent, so whatever dies on the
 * way, a message that the visitor was told is saved is saved. Never rejects.
 *
 * @param id made with the draft; the same id again is the next attempt of the same message
 * @returns the outcome, and the id to use for the next attempt
 */
export async function submit(
  id: string,
  payload: Payload,
): Promise<{ outcome: SubmitOutcome; id: string }> {
  // A build that cannot send must not promise to.
  if (typeof mailSettings() === 'string') return { outcome: 'failed', id };
  const record = await store(id, payload);
  if (record === 'unsaved' || record === 'full')
    return { outcome: await sendUnstored(id, payload, record), id };
  if (record.status === 'sent') return { outcome: 'sent', id: record.id };
  if (!navigator.onLine) return { outcome: await release(record.id), id: record.id };
  const outcome = await withSendLock(LOCK_WAIT_MS, () => firstTry(record.id)).catch(() => 'busy');
  if (outcome !== 'busy') return { outcome: outcome as SubmitOutcome, id: record.id };
  return { outcome: await release(record.id), id: record.id };
}

/** Writes the message as the next attempt of `id`, due only after this attempt is over. */
async function store(id: string, payload: Payload): Promise<OutboxRecord | 'full' | 'unsaved'> {
  try {
    const records = await allRecords();
    const old = records.find((record) => record.id === id);
    if (old?.status === 'sent' || old?.status === 'sending') return old;
    const isNew = !old || !isWaiting(old);
    if (isNew && records.filter(isWaiting).length >= MAX_WAITING) return 'full';
    // A receiver that drops repeats would drop a changed text whose first form may have arrived.
    const changed = old?.mayHaveArrived && !samePayload(old.payload, payload);
    const seq = Math.max(0, ...records.map((record) => record.seq)) + 1;
    const now = Date.now();
    const record: OutboxRecord = {
      ...(!isNew && !changed ? old : newRecord(changed ? randomId() : id, payload, seq, now)),
      payload,
      status: 'queued',
      nextAt: now + LOCK_WAIT_MS + SEND_TIMEOUT_MS,
    };
    await writeRecord(record);
    if (changed) await changeRecord(id, asDeleted);
    return record;
  } catch {
    return 'unsaved';
  }
}

const samePayload = (a: Payload, b: Payload) =>
  a.from_name === b.from_name && a.from_email === b.from_email && a.message === b.message;

/** The attempt that the visitor waits for. Runs under the send lock. */
const firstTry = (id: string): Promise<SubmitOutcome> => withRateLimit(() => attempt(id));

async function attempt(id: string): Promise<SubmitOutcome> {
  const record = await changeRecord(id, (r) => (r.status === 'sent' ? undefined : startSending(r)));
  if (record?.status !== 'sending') return 'sent';
  const answer = await post(record);
  const outcome = await outcomeOf(answer);
  if (outcome === 'queued') return release(id);
  if (answer.kind === 'none') watchLateResponse(id, answer);
  await changeRecord(id, (r) => (outcome === 'sent' ? asSent(r) : afterRefusal(r, answer)));
  return outcome;
}

// Only when nothing at all came back is it worth asking whether there is a network.
async function outcomeOf(answer: MailResponse): Promise<'sent' | 'queued' | 'failed'> {
  if (answer.kind === 'http' && answer.status === 200) return 'sent';
  return answer.kind === 'none' && !(await isReachable()) ? 'queued' : 'failed';
}

/** Leaves the message to the queue. */
async function release(id: string): Promise<'queued'> {
  await changeRecord(id, (r) =>
    r.status === 'sent' ? undefined : backInQueue(r, Date.now()),
  ).catch(() => {
    // It is on the disk as it was before, due in half a minute.
  });
  return 'queued';
}

async function sendUnstored(
  id: string,
  payload: Payload,
  why: 'full' | 'unsaved',
): Promise<SubmitOutcome> {
  if (!navigator.onLine) return why;
  const record = startSending(newRecord(id, payload, 0, Date.now()));
  const outcome = await outcomeOf(await post(record));
  return outcome === 'queued' ? why : outcome;
}
