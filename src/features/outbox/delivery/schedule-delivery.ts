import { wakeWorker } from '#core/outbox/wake-worker.ts';
import { askToKeep } from '#store/ask-to-keep.ts';
import { deliver } from './deliver.ts';

/** A message was left to the queue: try at once, and see to it that it can go out later. */
export function scheduleDelivery(): void {
  void wakeWorker();
  // A first visit has no worker yet.
  void navigator.serviceWorker?.ready.then(wakeWorker);
  askToKeep();
  void deliver();
}
