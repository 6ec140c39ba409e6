import { isReachable } from '#core/network/reachability.ts';
import { watchLateResponse } from './late-response.ts';
import { RATE_PAUSE_MS, SERVICE_PAUSE_MS } from './limits.ts';
import { post } from './post.ts';
import { withRateLimit } from './rate-limit.ts';
import type { OutboxRecord } from './record.ts';
import { classifyResponse } from './response.ts';
import { withSendLock } from './send-lock.ts';
import { changeQueue, changeRecord, forgetOldDone, readQueue, waitingRecords } from './store.ts';
import { backInQueue, hasten, isDue, recoverOrphan, settle, startSending } from './transitions.ts';

export interface FlushOptions {
  /** The network came back: do not sit out waits that were meant for a broken one. */
  reconnected?: boolean;
  /** The author asked for this one: send it whatever its wait and the queue's rest. */
  now?: string;
}

export interface FlushResult {
  sent: number;
  /** Messages that still wait to be sent on their own. */
  remaining: number;
  /** When to call again, in milliseconds since 1970; undefined if nothing waits. */
  nextAt: number | undefined;
  /** Why this round ended early. */
  stopped: '' | 'busy' | 'offline' | 'paused';
}

/**
 * Sends what is due, one message after the other, under the device's send lock. The page and the
 * worker both call this, as often as they like. Rejects only when storage does.
 */
export async function flush(options: FlushOptions = {}): Promise<FlushResult> {
  const result = await withSendLock(0, () => round(options));
  if (result !== 'busy') return result;
  return { ...(await outlook()), sent: 0, stopped: 'busy' };
}

async function round({ reconnected = false, now }: FlushOptions): Promise<FlushResult> {
  await prepare(reconnected);
  let sent = 0;
  let stopped: FlushResult['stopped'] = '';
  // Each message is tried once a round: a clock that jumps must not make this loop for ever.
  const tried = new Set<string>();
  for (;;) {
    const next = await nextDue(tried, now);
    if (!next) break;
    if (next !== now && (await isPaused())) {
      stopped = 'paused';
      break;
    }
    if (!(await isReachable())) {
      stopped = 'offline';
      break;
    }
    tried.add(next);
    if (await sendOne(next)) sent++;
  }
  if (sent > 0) await forgetOldDone();
  return { ...(await outlook()), sent, stopped };
}

// The lock is ours alone, so a record in `sending` has no sender any more.
async function prepare(reconnected: boolean): Promise<void> {
  const now = Date.now();
  for (const { id, status } of await waitingRecords()) {
    if (status === 'sending')
      await changeRecord(id, (r) => (r.status === 'sending' ? recoverOrphan(r, now) : undefined));
    else if (reconnected && status === 'queued') await changeRecord(id, (r) => hasten(r, now, 0));
  }
}

async function nextDue(tried: Set<string>, now: string | undefined): Promise<string | undefined> {
  const records = await waitingRecords();
  const open = (record: OutboxRecord) => !tried.has(record.id);
  const wanted = records.find((record) => record.id === now && open(record));
  return (wanted ?? records.find((record) => open(record) && isDue(record, Date.now())))?.id;
}

async function isPaused(): Promise<boolean> {
  const { pausedUntil } = await readQueue();
  const now = Date.now();
  // A pause that reaches further than any of ours was set by a wrong clock.
  return pausedUntil > now && pausedUntil <= now + SERVICE_PAUSE_MS;
}

/** Posts one message and records what came of it. Returns whether it was delivered. */
const sendOne = (id: string): Promise<boolean> => withRateLimit(() => attempt(id));

async function attempt(id: string): Promise<boolean> {
  const record = await changeRecord(id, (r) =>
    r.status === 'queued' || r.status === 'attention' ? startSending(r) : undefined,
  );
  // Its author deleted it, or another round delivered it, in the meantime.
  if (record?.status !== 'sending') return false;
  const answer = await post(record);
  const verdict = classifyResponse(answer);
  if (verdict === 'unanswered' && !(await isReachable())) {
    await changeRecord(id, (r) => backInQueue(r, Date.now()));
    return false;
  }
  if (answer.kind === 'none') watchLateResponse(id, answer);
  if (verdict === 'slowDown') await pause('rate', RATE_PAUSE_MS);
  if (verdict === 'hold') await pause('service', SERVICE_PAUSE_MS);
  if (verdict === 'sent') await changeQueue({ pausedUntil: 0, pausedFor: '' });
  await changeRecord(id, (r) => settle(r, answer, Date.now(), Math.random()));
  return verdict === 'sent';
}

const pause = (pausedFor: 'rate' | 'service', ms: number) =>
  changeQueue({ pausedFor, pausedUntil: Date.now() + ms });

async function outlook(): Promise<Pick<FlushResult, 'remaining' | 'nextAt'>> {
  const queued = (await waitingRecords()).filter(({ status }) => status !== 'attention');
  const { pausedUntil } = await readQueue();
  const earliest = Math.min(...queued.map(({ nextAt }) => nextAt));
  return {
    remaining: queued.length,
    nextAt: queued.length ? Math.max(earliest, pausedUntil) : undefined,
  };
}
