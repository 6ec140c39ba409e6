import * as words from '#content/en/words/outbox/delivery.ts';
import { browserDevice, wasOffline } from '#core/outbox/browser-device.ts';
import { createSender } from '#core/outbox/sender.ts';
import { useOutbox } from '#store/outbox.ts';
import { problemOf } from '#store/storage-status.ts';
import { showToast } from '#store/toasts.ts';

const sentenceFor = (sent: number) =>
  wasOffline() ? words.backOnlineAndSent(sent) : words.sent(sent);

/** The one sender of this page. */
export const { deliver, deliverLater } = createSender(
  browserDevice,
  (sent) => showToast('send', sentenceFor(sent)),
  // Where storage is refused no message can be waiting. One that is late, or fails once, may hold some.
  (error) => problemOf(error) !== 'unavailable' || useOutbox.getState().records.length > 0,
);
