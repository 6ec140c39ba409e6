/// <reference lib="webworker" />
import { flush } from '#core/outbox/flush.ts';
import { waitingRecords } from '#core/outbox/store.ts';
import { afterPaint } from './after-paint.ts';
import { workerDevice } from './worker-device.ts';

/** Chromium's event, which TypeScript's library does not know. */
export interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

/**
 * Sends what waits, for a `sync` event.
 *
 * @throws while messages remain: the browser then tries again later
 */
export async function sendAll(): Promise<void> {
  const { remaining } = await flush(workerDevice, { reconnected: true });
  if (remaining > 0) throw new Error(`${remaining} messages wait for another try.`);
}

/**
 * Sends what waits, beside a navigation, for browsers without background sync. It leaves the device to the
 * page until that is painted, and the send lock alone where nothing waits. Never rejects.
 */
export async function flushAfterPaint(): Promise<void> {
  await afterPaint();
  try {
    if ((await waitingRecords(workerDevice)).length > 0) await flush(workerDevice);
  } catch {
    // Storage may be refused; that is the outbox's to say, not a reason for a page to fail.
  }
}
