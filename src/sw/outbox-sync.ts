/// <reference lib="webworker" />
import { flush } from '#core/outbox/flush.ts';
import { waitingRecords } from '#core/outbox/store.ts';
import { wakeLater, wakeNoMore } from '#core/outbox/wake-later.ts';
import { afterPaint } from './after-paint.ts';
import { workerDevice } from './worker-device.ts';

declare const self: ServiceWorkerGlobalScope;

/** Chromium's events, which TypeScript's library does not know. */
export interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
  /** The browser does not try again after this one. */
  readonly lastChance?: boolean;
}

/**
 * Sends what waits, for a `sync` event. After the last chance the browser is asked anew, which it refuses where no page
 * is open: then the next start does it.
 *
 * @throws while messages remain: the browser then tries again later
 */
export async function sendAll(isLastChance = false): Promise<void> {
  try {
    const { remaining } = await flush(workerDevice, { reconnected: true });
    if (remaining > 0) throw new Error(`${remaining} messages wait for another try.`);
  } catch (error) {
    if (isLastChance) await wakeLater(self.registration);
    throw error;
  }
}

/** Sends what waits, for a `periodicsync` event, which comes again whatever becomes of this one. Never rejects. */
export async function sendPeriodically(): Promise<void> {
  try {
    const { remaining } = await flush(workerDevice, { reconnected: true });
    if (remaining === 0) await wakeNoMore(self.registration);
  } catch {
    // The next one is no worse.
  }
}

/**
 * Sends what waits, beside a navigation, for browsers without background sync, and where it has given up. It leaves the
 * device to the page until that is painted, and the send lock alone where nothing waits. Never rejects.
 */
export async function flushAfterPaint(): Promise<void> {
  await afterPaint();
  try {
    if ((await waitingRecords(workerDevice)).length === 0) return;
    const { remaining } = await flush(workerDevice);
    if (remaining > 0) await wakeLater(self.registration);
  } catch {
    // Storage may be refused; that is the outbox's to say, not a reason for a page to fail.
  }
}
