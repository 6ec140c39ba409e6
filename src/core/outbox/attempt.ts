import type { Device } from './device.ts';
import { attemptsOf, openAttempt } from './journal.ts';
import { SEND_TIMEOUT_MS, STALE_ANSWER_MS } from './limits.ts';
import { changeQueueIn, endPostIn, queueIn, readQueue, spacingWait } from './queue.ts';
import type { OutboxRecord } from './record.ts';
import { tendReserve, withReserve } from './reserve.ts';
import { classifyResponse, type MailResponse } from './response.ts';
import { putRecord, recordIn } from './store.ts';
import type { Turn } from './take-send-lock.ts';
import { asSent, endAttempt, type Outcome, startAttempt } from './transitions.ts';
import { writeSurely } from './write-surely.ts';

/** Ids of deliveries that a page has heard of, and may not have been able to write yet. */
const delivered = new WeakMap<Device, Set<string>>();

/** Whether this page or worker has heard that a message was delivered, regardless of its record. */
export const wasDelivered = (device: Device, id: string): boolean =>
  delivered.get(device)?.has(id) ?? false;

/**
 * Posts one queued message under the rate limit and records what came of it. Call under the send lock.
 *
 * @param turn of the caller under the lock; in another term nothing is posted
 * @param inForm whether its author waits for the outcome
 * @returns whether it was delivered; undefined if there was nothing to post any more
 * @throws only when storage refuses the beginning; then nothing was posted
 */
export async function attempt(
  device: Device,
  id: string,
  turn: Turn,
  inForm: boolean,
): Promise<boolean | undefined> {
  const wait = spacingWait(await readQueue(device), device.now());
  if (wait > 0) await device.wait(wait);
  const lease = device.randomId();
  const outage = await device.outage();
  const begun = await begin(device, id, lease, turn, inForm);
  if (!begun) return undefined;
  const { record, wasAsked } = begun;
  const ending = { id, lease, wasAsked };
  const stillStands = () => stands(device, id, lease, turn);
  const answer = await postInTime(device, record, stillStands, (late) => {
    // Given up by then: nobody waits for it, and it changes the message only where it still can.
    void end(device, ending, late).catch(() => {});
  });
  const isProvenUnsent =
    answer.kind === 'none' && outage !== undefined && (await device.outage()) === outage;
  const response: MailResponse = isProvenUnsent ? { kind: 'unsent' } : answer;
  const isDelivered = await end(device, ending, response);
  // It may be tried again, and the disk be full by then.
  if (!isDelivered) await tendReserve(device, true).catch(() => {});
  return isDelivered;
}

/** The attempt is on the disk before anything is posted, and the time of the post with it. */
async function begin(
  device: Device,
  id: string,
  lease: string,
  turn: Turn,
  inForm: boolean,
): Promise<{ record: OutboxRecord; wasAsked: boolean } | undefined> {
  const write = () =>
    device.transact(['messages', 'queue'], 'readwrite', async ({ messages, queue }) => {
      const at = device.now();
      // The lock was taken from us, as one that was never given back.
      if ((await queueIn(queue)).term !== turn.term) return undefined;
      const record = await recordIn(messages, id);
      const sent = record && wasDelivered(device, id) && asSent(record, at);
      if (record && sent) putRecord(messages, record, sent);
      const started = record && !sent && startAttempt(record, { id: lease, at }, inForm);
      if (!record || !started) return undefined;
      await changeQueueIn(queue, { lastPostAt: at });
      putRecord(messages, record, started);
      return { record: started, wasAsked: record.sendNow };
    });
  const begun = await withReserve(device, write);
  if (begun) device.announceChange();
  return begun;
}

/** Whether the attempt is still the one that its message waits for, and the lock its sender's. */
const stands = (device: Device, id: string, lease: string, turn: Turn): Promise<boolean> =>
  device.transact(['messages', 'queue'], 'readonly', async ({ messages, queue }) => {
    const record = await recordIn(messages, id);
    if ((await queueIn(queue)).term !== turn.term) return false;
    return record !== undefined && openAttempt(record)?.id === lease;
  });

async function end(
  device: Device,
  { id, lease, wasAsked }: { id: string; lease: string; wasAsked: boolean },
  response: MailResponse,
): Promise<boolean> {
  if (isDelivery(response)) delivered.set(device, new Set([...(delivered.get(device) ?? []), id]));
  const isAnswer = response.kind !== 'none' && response.kind !== 'unsent';
  const reachable = isAnswer || (await device.isReachable(!wasAsked));
  const now = device.now();
  const random = device.random();
  const outcome: Outcome = { attempt: lease, response, reachable, wasAsked, now, random };
  const write = () =>
    device.transact(['messages', 'queue'], 'readwrite', async ({ messages, queue }) => {
      const record = await recordIn(messages, id);
      await endPostIn(queue, response, device.now());
      const ended = record && endAttempt(record, outcome);
      if (record && ended) putRecord(messages, record, ended);
    });
  // Where even that fails the message stays in `sending`, which says that its outcome is not known.
  await writeSurely(device, () => withReserve(device, write)).catch(() => {});
  device.announceChange();
  return isDelivery(response);
}

const isDelivery = (response: MailResponse) => classifyResponse(response) === 'sent';

/**
 * Posts a message and waits for a limited time, after which the post is aborted.
 *
 * @param stillStands whether it may be posted, asked right before its request leaves
 * @param late gets an answer that comes all the same
 */
export async function postInTime(
  device: Device,
  record: OutboxRecord,
  stillStands: () => Promise<boolean>,
  late: (response: MailResponse) => void,
): Promise<MailResponse> {
  const abort = new AbortController();
  const { signal } = abort;
  let hasLeft = false;
  const isGiven = async () => {
    let isStanding = false;
    let askedAt: number;
    do {
      askedAt = device.now();
      isStanding = await stillStands().catch(() => false);
      // A page that was suspended meanwhile holds an old answer, also where the clock was set back since.
    } while (isStanding && !signal.aborted && Math.abs(device.now() - askedAt) > STALE_ANSWER_MS);
    hasLeft = isStanding && !signal.aborted;
    return hasLeft;
  };
  const parameters = {
    ...record.payload,
    message_id: record.id,
    attempt: attemptsOf(record),
    queued_at: new Date(record.createdAt).toISOString(),
  };
  const response = device.post(parameters, { signal, isGiven });
  const silence = device.wait(SEND_TIMEOUT_MS).then(() => undefined);
  const first = await Promise.race([response, silence]);
  if (first) return first;
  abort.abort();
  void response.then((answer) => answer.kind === 'http' && late(answer));
  return { kind: hasLeft ? 'none' : 'unsent' };
}
