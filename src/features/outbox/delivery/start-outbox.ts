import { browserDevice } from '#core/outbox/browser-device.ts';
import { onChange } from '#core/outbox/channel.ts';
import { endHold } from '#core/outbox/queue.ts';
import { dropDigests } from '#core/outbox/store.ts';
import { wakeWorker } from '#core/outbox/wake-worker.ts';
import { deliver, deliverLater } from './deliver.ts';
import { onOtherNetwork } from './other-network.ts';
import { refreshOutboxStore } from './refresh-outbox-store.ts';
import { scheduleDelivery } from './schedule-delivery.ts';

let started = false;

/** Starts the outbox on a page, once: shows what waits, and sends it at every sign of a network. */
export async function startOutbox(): Promise<void> {
  if (started) return;
  started = true;
  await refreshOutboxStore(scheduleDelivery);
  onChange(deliverLater);
  const endHoldHere = () => endHold(browserDevice).catch(() => {});
  onOtherNetwork(async () => {
    await endHoldHere();
    await deliver({ reconnected: true });
  });
  window.addEventListener('pageshow', (event) => event.persisted && void deliver());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void deliver();
  });
  // Nobody has heard whether the network changed while no page was open.
  await endHoldHere();
  const result = await deliver();
  // What an earlier visit has registered may have used up its tries.
  if (result && result.remaining > 0) void wakeWorker();
  await dropDigests(browserDevice).catch(() => {});
}
