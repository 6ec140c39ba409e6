import { browserDevice } from '#core/outbox/browser-device.ts';
import { createSender } from '#core/outbox/sender.ts';
import { wakeWorker } from '#core/outbox/wake-worker.ts';
import { useOutbox } from '#store/outbox.ts';
import { problemOf } from '#store/storage-status.ts';

/** The one sender of this page. */
export const { deliver, deliverLater } = createSender(
  browserDevice,
  // Where storage is refused no message can be waiting. One that is late, or fails once, may hold some.
  (error) => problemOf(error) !== 'unavailable' || useOutbox.getState().records.length > 0,
  () => void wakeWorker(),
);
