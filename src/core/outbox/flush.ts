import { attempt, wasDelivered } from './attempt.ts';
import type { Device } from './device.ts';
import { lastAttemptAt } from './journal.ts';
import { HELD_MS, HELD_OFFLINE_MS } from './limits.ts';
import { isPaused, type QueueState, readQueue } from './queue.ts';
import type { OutboxRecord } from './record.ts';
import { isFullDisk, tendReserve } from './reserve.ts';
import { changeRecord, forgetOldDone, waitingRecords } from './store.ts';
import { type Turn, takeSendLock } from './take-send-lock.ts';
import { asSent, hasten, isDue, isHeld, leaveToQueue, recoverOrphan } from './transitions.ts';

export interface FlushOptions {
  /** The network came back: do not sit out waits that were meant for a broken one. */
  reconnected?: boolean;
  /** Somebody has just pressed Send now: try, even if the browser or the server says there is no network. */
  isPressed?: boolean;
}

export interface FlushResult {
  sent: number;
  /** Messages that still wait to be sent on their own. */
  remaining: number;
  /** When to call again, in milliseconds since 1970; undefined if nothing waits. */
  nextAt: number | undefined;
  /** Why this round ended early. */
  stopped: '' | 'busy' | 'offline' | 'paused' | 'full';
}

/**
 * Sends what is due, one message after the other, under the device's send lock. The page and the
 * worker both call this, as often as they like. Rejects only when storage does.
 */
export async function flush(device: Device, options: FlushOptions = {}): Promise<FlushResult> {
  const result = await takeSendLock(device, 0, (turn) => round(device, turn, options));
  if (result !== 'busy') return result;
  return { ...(await outlook(device)), sent: 0, stopped: 'busy' };
}

async function round(device: Device, turn: Turn, options: FlushOptions): Promise<FlushResult> {
  let sent = 0;
  let stopped: FlushResult['stopped'] =
    (await prepare(device, turn, options).catch(fullDisk)) ?? '';
  // Each message is tried once a round: a clock that jumps must not make this loop for ever.
  const tried = new Set<string>();
  /** The last post was a delivery, which says more of the network than our own server does. */
  let isProven = false;
  while (stopped === '') {
    const next = await nextDue(device, tried);
    if (!next) break;
    const queue = await readQueue(device);
    const isPressed = next.sendNow && options.isPressed;
    if (queue.term !== turn.term) stopped = 'busy';
    else if (!next.sendNow && isPaused(queue, device.now())) stopped = 'paused';
    else if (!isPressed && !isProven && !(await isWorthATry(device, next, queue, options)))
      stopped = 'offline';
    else {
      tried.add(next.id);
      const delivered = await attempt(device, next.id, turn, false).catch(fullDisk);
      isProven = delivered === true;
      if (delivered === 'full') stopped = 'full';
      if (isProven) sent++;
    }
  }
  if (sent > 0) await forgetOldDone(device);
  // A full disk gives none; then the round runs without it.
  if (stopped !== 'full')
    await tendReserve(device, (await waitingRecords(device)).length > 0).catch(() => {});
  return { ...(await outlook(device)), sent, stopped };
}

function fullDisk(error: unknown): 'full' {
  if (isFullDisk(error)) return 'full';
  throw error;
}

/** Whether there is a network, or it is time that a post tells it: our own server may be blocked alone. */
async function isWorthATry(
  device: Device,
  next: OutboxRecord,
  { lastPostAt }: QueueState,
  { reconnected = false }: FlushOptions,
): Promise<boolean> {
  if (await device.isReachable(!reconnected)) return true;
  const heldMs = device.saysOffline() ? HELD_OFFLINE_MS : HELD_MS;
  return isHeld(next, lastPostAt, heldMs, device.now());
}

async function prepare(
  device: Device,
  turn: Turn,
  { reconnected = false }: FlushOptions,
): Promise<void> {
  for (const { id, status, inForm } of await waitingRecords(device)) {
    const change = (how: (record: OutboxRecord, now: number) => OutboxRecord | undefined) =>
      changeRecord(device, id, (record) => how(record, device.now()));
    // What could not be written when it was heard. Another page takes it for one whose sender died, and posts it again.
    if (wasDelivered(device, id)) await change(asSent);
    // The lock is ours alone, so a record in `sending` has no sender any more.
    else if (status === 'sending') await recover(device, id, turn);
    if (status === 'queued' && inForm) await change(adopt);
    if (reconnected) await change((record, now) => hasten(record, now, 0));
  }
}

/** A holder whose lock was taken meanwhile leaves alone what its taker posts. */
const recover = (device: Device, id: string, turn: Turn) =>
  changeRecord(device, id, (record) => recoverOrphan(record, device.now()), turn);

/** A form waits for its post no longer than `nextAt`: one whose page died meanwhile is the queue's from then on. */
const adopt = (record: OutboxRecord, now: number) =>
  record.inForm && isDue(record, now) ? leaveToQueue(record, now) : undefined;

/**
 * What its author asked for goes first; then what was never tried, in the order of writing; then what was,
 * in the order of its last try, so that none that is refused again and again starves the others.
 */
async function nextDue(device: Device, tried: Set<string>): Promise<OutboxRecord | undefined> {
  const due = (await waitingRecords(device)).filter(
    (record) => !tried.has(record.id) && isDue(record, device.now()),
  );
  const rank = (record: OutboxRecord) => (record.sendNow ? -1 : lastAttemptAt(record));
  return due.sort((a, b) => rank(a) - rank(b))[0];
}

async function outlook(device: Device): Promise<Pick<FlushResult, 'remaining' | 'nextAt'>> {
  const { pausedUntil } = await readQueue(device);
  const due = (await waitingRecords(device))
    .filter(({ status }) => status !== 'attention')
    .map(({ sendNow, nextAt }) => (sendNow ? 0 : Math.max(nextAt, pausedUntil)));
  return { remaining: due.length, nextAt: due.length ? Math.min(...due) : undefined };
}
