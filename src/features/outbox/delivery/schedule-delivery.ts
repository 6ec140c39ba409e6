import { OUTBOX_SYNC_TAG } from '#core/contract.ts';
import { deliver } from './deliver.ts';

/** A message was left to the queue: try at once, and see to it that it can go out later. */
export function scheduleDelivery(): void {
  void requestBackgroundSync();
  // Not waited for: Firefox asks the visitor, and the answer changes nothing now.
  void navigator.storage?.persist?.().catch(() => {});
  void deliver();
}

/** Asks the browser to wake the worker when the network is back, also after this tab is closed. */
async function requestBackgroundSync(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.ready;
    await (registration as WithSync | undefined)?.sync?.register(OUTBOX_SYNC_TAG);
  } catch {
    // Chromium only, and the visitor can forbid it. The page's own triggers remain.
  }
}

interface WithSync extends ServiceWorkerRegistration {
  sync?: { register(tag: string): Promise<void> };
}
