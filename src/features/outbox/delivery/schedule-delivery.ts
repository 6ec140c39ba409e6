import { wakeWorker } from '#core/outbox/wake-worker.ts';
import { deliver } from './deliver.ts';

/** A message was left to the queue: try at once, and see to it that it can go out later. */
export function scheduleDelivery(): void {
  void wakeWorker();
  // A first visit has no worker yet.
  void navigator.serviceWorker?.ready.then(wakeWorker);
  // Not waited for: Firefox asks the visitor, and the answer changes nothing now.
  void navigator.storage?.persist?.().catch(() => {});
  void deliver();
}
