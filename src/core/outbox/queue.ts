import type { OpenStore } from '#core/storage/transactions.ts';
import type { Device } from './device.ts';
import { RATE_PAUSE_MS, SEND_SPACING_MS, SERVICE_PAUSE_MS } from './limits.ts';
import { classifyResponse, type MailResponse, retryAfterMs } from './response.ts';

/** State of the queue as a whole. Times are milliseconds since 1970. */
export interface QueueState {
  lastPostAt: number;
  /** Nothing is sent before this time. */
  pausedUntil: number;
  /** Why the queue rests: `service` is the operator's to mend. */
  pausedFor: '' | 'rate' | 'service';
  /** Raised by whoever takes the send lock from its holder, who then finds that it is theirs no more. */
  term: number;
}

const RESTED: QueueState = { lastPostAt: 0, pausedUntil: 0, pausedFor: '', term: 0 };

export const readQueue = ({ transact }: Device): Promise<QueueState> =>
  transact(['queue'], 'readonly', ({ queue }) => queueIn(queue));

/** Changes the queue's state inside a transaction. */
export async function changeQueueIn(queue: OpenStore, change: Partial<QueueState>): Promise<void> {
  queue.put('state', { ...(await queueIn(queue)), ...change });
}

/** The state of the queue inside a transaction. What cannot be read of it is as in a queue at rest. */
export async function queueIn(queue: OpenStore): Promise<QueueState> {
  const stored = await queue.get<Partial<QueueState> | undefined>('state');
  const { lastPostAt, pausedUntil, pausedFor, term } = Object(stored) as Partial<QueueState>;
  return {
    lastPostAt: Number.isFinite(lastPostAt) ? Number(lastPostAt) : RESTED.lastPostAt,
    pausedUntil: Number.isFinite(pausedUntil) ? Number(pausedUntil) : RESTED.pausedUntil,
    pausedFor: pausedFor === 'rate' || pausedFor === 'service' ? pausedFor : RESTED.pausedFor,
    term: Number.isSafeInteger(term) ? Number(term) : RESTED.term,
  };
}

/** Whether the queue rests now. A rest that reaches further than any of ours was set by a wrong clock. */
export const isPaused = ({ pausedUntil }: QueueState, now: number): boolean =>
  pausedUntil > now && pausedUntil <= now + SERVICE_PAUSE_MS;

/** What a response means for the whole queue; undefined if nothing. */
export function pauseAfter(response: MailResponse, now: number): Partial<QueueState> | undefined {
  switch (classifyResponse(response)) {
    case 'sent':
      return { pausedUntil: 0, pausedFor: '' };
    case 'slowDown':
      return {
        pausedUntil: now + Math.max(RATE_PAUSE_MS, retryAfterMs(response)),
        pausedFor: 'rate',
      };
    case 'hold':
      return { pausedUntil: now + SERVICE_PAUSE_MS, pausedFor: 'service' };
    default:
      return undefined;
  }
}

/** How long the rate limit delays the next post, in milliseconds. */
export function spacingWait({ lastPostAt }: QueueState, now: number): number {
  const since = now - lastPostAt;
  // A clock that was set back makes `since` negative; then a whole spacing is enough.
  return since < 0 ? SEND_SPACING_MS : Math.max(0, SEND_SPACING_MS - since);
}
