import { acceptOrReserve } from './accept-or-reserve.ts';
import { attempt } from './attempt.ts';
import type { Device, PageDevice } from './device.ts';
import type { Identity } from './identity.ts';
import { LOCK_WAIT_MS, WATCH_INTERVAL_MS } from './limits.ts';
import type { Payload } from './payload.ts';
import type { OutboxRecord } from './record.ts';
import { sendUnstored } from './send-unstored.ts';
import { changeRecord, lookUp, readRecord } from './store.ts';
import { takeSendLock } from './take-send-lock.ts';
import { leaveToQueue } from './transitions.ts';

/**
 * - `sent`: EmailJS took exactly this text
 * - `queued`: it is on the disk and goes out when there is a network
 * - `failed`: there is a network, but the mail service refused or did not answer; the author decides
 * - `withdrawn`: its author deleted it elsewhere meanwhile
 * - `full`: too many messages wait already, and there is no network to send this one
 * - `unsaved`: there is no network, and it could not be stored
 * - `unanswered`: storage gave no answer, so nothing was posted, and nobody knows whether it is stored
 */
export type SubmitOutcome =
  | 'sent'
  | 'queued'
  | 'failed'
  | 'withdrawn'
  | 'full'
  | 'unsaved'
  | 'unanswered';

/**
 * Hands a written message over. It is on the disk before anything is sent, so if anything dies on the
 * way, a message that the visitor was told is saved is saved. Never rejects.
 *
 * @param identity of exactly this text, from `identify`
 * @param replaces id of an earlier form of it; empty if there is none
 */
export async function submit(
  device: PageDevice,
  identity: Identity,
  payload: Payload,
  replaces: string,
): Promise<SubmitOutcome> {
  // A build that cannot send must not promise to.
  if (!device.canSend()) return 'failed';
  // Asked while writing, so that it delays nothing.
  const reachable = device.isReachable();
  const { id } = identity;
  switch (await acceptOrReserve(device, identity, payload, replaces)) {
    case 'sent':
      return 'sent';
    case 'deleted':
      return 'withdrawn';
    case 'underWay':
      return outcomeElsewhere(device, id);
    case 'accepted':
      return (await reachable) ? firstTry(device, id, payload) : release(device, id, 'unsaved');
    case 'full':
      return (await reachable) ? sendUnstored(device, id, payload) : 'full';
    case 'unsaved': {
      // On a full disk its earlier attempt is still stored, and must not be sent as well.
      const stored = await lookUp(device, id);
      if (stored === 'unanswered') return 'unanswered';
      if (stored) return firstTry(device, id, payload);
      return (await reachable) ? sendUnstored(device, id, payload) : 'unsaved';
    }
  }
}

/** The attempt that the author waits for. */
async function firstTry(device: Device, id: string, payload: Payload): Promise<SubmitOutcome> {
  const delivered = await takeSendLock(device, LOCK_WAIT_MS, (turn) =>
    attempt(device, id, turn, true),
  )
    // Storage refused its beginning, so nothing was posted.
    .catch(() => undefined);
  if (delivered === true) return 'sent';
  if (delivered === 'busy') return release(device, id);
  const record = await lookUp(device, id);
  // What was posted has failed, and nobody knows of what was not.
  if (record === 'unanswered') return delivered === undefined ? 'unanswered' : 'failed';
  // Cleared storage took the record, and what is in the form is the last copy.
  if (!record && delivered === undefined) return sendUnstored(device, id, payload);
  if (!record || (record.status === 'sending' && delivered === false)) return 'failed';
  return outcomeNow(device, record);
}

async function outcomeNow(device: Device, record: OutboxRecord): Promise<SubmitOutcome> {
  switch (record.status) {
    case 'sent':
      return 'sent';
    case 'deleted':
      return 'withdrawn';
    case 'attention':
      return 'failed';
    case 'queued':
      return record.inForm ? release(device, record.id) : 'queued';
    case 'sending':
      return outcomeElsewhere(device, record.id);
  }
}

/** Another page or the worker is posting this very text: what comes of that is its outcome. */
async function outcomeElsewhere(device: Device, id: string): Promise<SubmitOutcome> {
  for (;;) {
    await device.wait(WATCH_INTERVAL_MS);
    const record = await readRecord(device, id).catch(() => undefined);
    if (!record) return 'failed';
    if (record.status !== 'sending') return outcomeNow(device, record);
  }
}

/**
 * Leaves the message to the queue, unless somebody has taken it up meanwhile.
 *
 * @param gone the outcome where it was cleared
 */
async function release(
  device: Device,
  id: string,
  gone: SubmitOutcome = 'failed',
): Promise<SubmitOutcome> {
  const leave = (record: OutboxRecord) => leaveToQueue(record, device.now());
  // If the write fails, the stored record is unchanged and due in 30 s, of which pages hear; the next round sends it.
  const left = await changeRecord(device, id, leave).catch(() => {
    device.announceChange();
    return 'queued' as const;
  });
  if (left) return 'queued';
  const record = await lookUp(device, id);
  if (record === 'unanswered') return 'unanswered';
  return record ? outcomeNow(device, record) : gone;
}
