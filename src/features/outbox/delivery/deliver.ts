import { type FlushOptions, type FlushResult, flush } from '#core/outbox/flush.ts';
import { useOutbox } from '#store/outbox.ts';
import { problemOf } from '#store/storage-status.ts';
import { showToast } from '#store/toasts.ts';

/** While messages wait and no server answers, or another tab is sending: ask again this often. */
const ASK_AGAIN_MS = 8_000;

/** Timers do not keep longer waits on every browser; asking once too often costs nothing. */
const LONGEST_TIMER_MS = 10 * 60_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Sends what is due and comes back when the next message is. Never rejects. */
export async function deliver(options: FlushOptions = {}): Promise<FlushResult | undefined> {
  clearTimeout(timer);
  try {
    const result = await flush(options);
    if (result.sent > 0) showToast('send', sentenceFor(result.sent));
    schedule(result);
    return result;
  } catch (error) {
    // Where storage is refused no message can be waiting. One that is late, or fails once, may hold some.
    if (problemOf(error) !== 'unavailable' || useOutbox.getState().records.length > 0)
      askAgain(ASK_AGAIN_MS);
    return undefined;
  }
}

function schedule({ nextAt, stopped }: FlushResult): void {
  if (nextAt === undefined) return;
  if (stopped === 'offline' || stopped === 'busy') askAgain(ASK_AGAIN_MS);
  else askAgain(Math.min(Math.max(nextAt - Date.now(), 0), LONGEST_TIMER_MS));
}

function askAgain(ms: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void deliver(), ms);
}

const sentenceFor = (sent: number) =>
  sent === 1 ? 'Back online. 1 message sent.' : `Back online. ${sent} messages sent.`;
