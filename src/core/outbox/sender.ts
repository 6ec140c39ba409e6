import type { Device } from './device.ts';
import { type FlushOptions, type FlushResult, flush } from './flush.ts';
import { FORM_WAIT_MS } from './limits.ts';

/** While messages wait and no server answers, or another tab is sending: ask again this often. */
const ASK_AGAIN_MS = 8_000;

/** A full disk is asked less often: asking does not free it. */
const FULL_DISK_MS = 60_000;

/** Timers do not keep longer waits on every browser; asking once too often costs nothing. */
const LONGEST_WAIT_MS = 10 * 60_000;

/** Sends what is due, now and whenever the next message is. */
export interface Sender {
  /**
   * One round now, and the next when it is due. Resolves with its result; undefined if storage refused. Never rejects.
   */
  deliver(options?: FlushOptions): Promise<FlushResult | undefined>;
  /**
   * To be called after each change of a record. Schedules one round for the time when the maker of the last change has
   * finished, even if it died or storage failed: nobody else sends the messages that it left behind.
   */
  deliverLater(): void;
}

/**
 * The one engine of a page.
 *
 * @param mayHoldMessages whether failing storage may still hold messages
 * @param left called after tries that leave messages waiting
 */
export function createSender(
  device: Device,
  mayHoldMessages: (error: unknown) => boolean,
  left: () => void = () => {},
): Sender {
  // A wait cannot be cancelled; when it ends it checks whether it is still the last one.
  let lastWait = 0;
  let lastChange = 0;
  /** The network came back, or Send now was pressed, and no round has used that yet: the running one began before. */
  let unheeded: FlushOptions = {};

  async function deliver(options: FlushOptions = {}): Promise<FlushResult | undefined> {
    lastWait++;
    const heeded = { ...unheeded, ...options };
    unheeded = {};
    try {
      const result = await flush(device, heeded);
      const isBusy = result.stopped === 'busy';
      if (result.remaining > 0 && !isBusy && result.stopped !== 'offline') left();
      if (isBusy) unheeded = { ...unheeded, ...heeded };
      const wait = waitAfter(result, device.now());
      const isLeft = unheeded.reconnected || unheeded.isPressed;
      if (wait !== undefined) askAgain(isLeft && !isBusy ? 0 : wait);
      return result;
    } catch (error) {
      unheeded = { ...unheeded, ...heeded };
      if (mayHoldMessages(error)) askAgain(ASK_AGAIN_MS);
      return undefined;
    }
  }

  function askAgain(ms: number): void {
    const wait = ++lastWait;
    void device.wait(ms).then(() => {
      if (wait === lastWait) void deliver();
    });
  }

  function deliverLater(): void {
    const change = ++lastChange;
    void device.wait(FORM_WAIT_MS).then(() => {
      if (change === lastChange) void deliver();
    });
  }

  return { deliver, deliverLater };
}

function waitAfter({ nextAt, stopped }: FlushResult, now: number): number | undefined {
  if (nextAt === undefined) return undefined;
  if (stopped === 'full') return FULL_DISK_MS;
  if (stopped === 'offline' || stopped === 'busy') return ASK_AGAIN_MS;
  return Math.min(Math.max(nextAt - now, 0), LONGEST_WAIT_MS);
}
