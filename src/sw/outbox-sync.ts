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
 * Sends waiting messages, for a `sync` event. After the last chance it asks the browser for another sync. The browser
 * refuses that while no page is open; then the next start sends them.
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

/** Sends waiting messages, for a `periodicsync` event, which comes again regardless of the outcome. Never rejects. */
export async function sendPeriodically(): Promise<void> {
  try {
    const { remaining } = await flush(workerDevice, { reconnected: true });
    if (remaining === 0) await wakeNoMore(self.registration);
  } catch {
    // The next one is no worse.
  }
}

/**
 * Sends waiting messages after a navigation, for browsers without background sync or where sync has given up. It waits
 * until the page has painted, and does not take the send lock if no message waits. Never rejects.
 */
export async function sendAfterPaint(): Promise<void> {
  await afterPaint();
  try {
    if ((await waitingRecords(workerDevice)).length === 0) return;
    const { remaining } = await flush(workerDevice);
    if (remaining > 0) await wakeLater(self.registration);
  } catch {
    // Storage may be refused. The outbox reports that; it is no reason for a page to fail.
  }
}
