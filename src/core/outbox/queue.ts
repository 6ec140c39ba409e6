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
  /** End of the rest that a 429 asked for, which no other answer shortens. */
  rateUntil: number;
  /** Raised when the send lock is taken from its holder, which then sees that it lost the lock. */
  term: number;
}

const RESTED: QueueState = {
  lastPostAt: 0,
  pausedUntil: 0,
  pausedFor: '',
  rateUntil: 0,
  term: 0,
};

export const readQueue = ({ transact }: Device): Promise<QueueState> =>
  transact(['queue'], 'readonly', ({ queue }) => queueIn(queue));

/** Changes the queue's state inside a transaction. */
export async function changeQueueIn(queue: OpenStore, change: Partial<QueueState>): Promise<void> {
  queue.put('state', { ...(await queueIn(queue)), ...change });
}

/** The state of the queue inside a transaction. What cannot be read of it is as in a queue at rest. */
export async function queueIn(queue: OpenStore): Promise<QueueState> {
  const stored = await queue.get<Partial<QueueState> | undefined>('state');
  const { lastPostAt, pausedUntil, pausedFor, rateUntil, term } = Object(
    stored,
  ) as Partial<QueueState>;
  return {
    lastPostAt: Number.isFinite(lastPostAt) ? Number(lastPostAt) : RESTED.lastPostAt,
    pausedUntil: Number.isFinite(pausedUntil) ? Number(pausedUntil) : RESTED.pausedUntil,
    rateUntil: Number.isFinite(rateUntil) ? Number(rateUntil) : RESTED.rateUntil,
    pausedFor: pausedFor === 'rate' || pausedFor === 'service' ? pausedFor : RESTED.pausedFor,
    term: Number.isSafeInteger(term) ? Number(term) : RESTED.term,
  };
}

/** Whether the queue rests now. */
export const isPaused = ({ pausedUntil }: QueueState, now: number): boolean =>
  isRest(pausedUntil, now);

/** A rest that reaches further than any of ours was set by a wrong clock. */
const isRest = (until: number, now: number): boolean =>
  until > now && until <= now + SERVICE_PAUSE_MS;

/** The end of the rest that a 429 has asked for; 0 if that is over. */
const rateLeft = ({ rateUntil }: QueueState, now: number): number =>
  isRest(rateUntil, now) ? rateUntil : 0;

/** The queue where the account is in order. */
const withoutHold = (rateUntil: number): Rest => ({
  pausedUntil: rateUntil,
  pausedFor: rateUntil ? 'rate' : '',
});

/** Another network: the refusal on the last one may have come from a proxy, not the mail service. */
export const endHold = ({ now, transact }: Device): Promise<void> =>
  transact(['queue'], 'readwrite', async ({ queue }) => {
    const state = await queueIn(queue);
    if (state.pausedFor === 'service')
      await changeQueueIn(queue, withoutHold(rateLeft(state, now())));
  });

/**
 * What a response means for the whole queue: the longest rest counts, whichever answer asked for it. A delivery shows
 * that the account is in order, and nothing of how many posts the service takes.
 */
function pauseAfter(response: MailResponse, now: number, before: QueueState): Partial<QueueState> {
  const rateUntil = rateLeft(before, now);
  switch (classifyResponse(response)) {
    case 'sent':
      return withoutHold(rateUntil);
    case 'slowDown': {
      const asked = now + Math.max(RATE_PAUSE_MS, retryAfterMs(response));
      const until = Math.max(rateUntil, asked);
      return {
        rateUntil: until,
        ...longest(before, { pausedUntil: until, pausedFor: 'rate' }, now),
      };
    }
    case 'hold':
      return longest(before, { pausedUntil: now + SERVICE_PAUSE_MS, pausedFor: 'service' }, now);
    default:
      return {};
  }
}

/**
 * Notes the end of a post inside a transaction. On a slow network it arrives long after it began, so the next one waits
 * from its end.
 */
export async function endPostIn(
  queue: OpenStore,
  response: MailResponse,
  now: number,
): Promise<void> {
  const pause = pauseAfter(response, now, await queueIn(queue));
  await changeQueueIn(queue, { lastPostAt: now, ...pause });
}

type Rest = Pick<QueueState, 'pausedUntil' | 'pausedFor'>;

const longest = ({ pausedUntil, pausedFor }: QueueState, asked: Rest, now: number): Rest =>
  isRest(pausedUntil, now) && pausedUntil > asked.pausedUntil ? { pausedUntil, pausedFor } : asked;

/** How long the rate limit delays the next post, in milliseconds. */
export function spacingWait({ lastPostAt }: QueueState, now: number): number {
  const since = now - lastPostAt;
  // A clock that was set back makes `since` negative; then a whole spacing is enough.
  return since < 0 ? SEND_SPACING_MS : Math.max(0, SEND_SPACING_MS - since);
}
