/// <reference lib="webworker" />
import { flush } from '#core/outbox/flush.ts';

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
  const { remaining } = await flush({ reconnected: true });
  if (remaining > 0) throw new Error(`${remaining} messages wait for another try.`);
}

/** Sends what waits, beside a navigation, for browsers without background sync. Never throws. */
export async function flushInBackground(): Promise<void> {
  // Storage may be refused; that is the outbox's to say, not a reason for a page to fail.
  await flush().catch(() => {});
}
