import { wasOffline } from '#core/outbox/browser-device.ts';
import { SEND_SPACING_MS } from '#core/outbox/limits.ts';
import type { OutboxRecord } from '#core/outbox/record.ts';
import { isDue } from '#core/outbox/transitions.ts';
import * as words from '#features/outbox/words/delivery.ts';
import { delay } from '#lib/delay.ts';
import { showToast } from '#store/toasts.ts';
import { storedWaitingIds, takeWaitingIds } from '#store/waiting-ids.ts';

/** A round that sends several messages has begun the next one by then. */
const ROUND_GAP_MS = 2 * SEND_SPACING_MS;

let lastLook = 0;

/**
 * Tells of messages that were delivered since a page last looked, by any sender: this page, another tab or the
 * worker, also while no page was open. Those of one round are told together, once, by a tab that is looked at. A
 * message whose author waited for it with the form on the screen is told of by that form.
 *
 * @param before what this page showed as waiting
 * @param after all messages, those done with included
 */
export function announceDeliveries(
  before: readonly OutboxRecord[],
  after: readonly OutboxRecord[],
): void {
  const look = ++lastLook;
  const stored = storedWaitingIds();
  const delivered = after
    .filter(({ id, status }) => status === 'sent' && stored.includes(id))
    .map(({ id }) => id);
  takeWaitingIds(delivered.filter((id) => before.some((old) => old.id === id && old.inForm)));
  // The end of a post triggers another look.
  if (delivered.length === 0 || after.some(({ status }) => status === 'sending')) return;
  const now = Date.now();
  if (!after.some((record) => isDue(record, now))) tell(delivered);
  else void delay(ROUND_GAP_MS).then(() => look === lastLook && tell(delivered));
}

function tell(delivered: readonly string[]): void {
  if (document.visibilityState !== 'visible') return;
  const untold = takeWaitingIds(delivered).length;
  if (untold === 0) return;
  showToast('send', wasOffline() ? words.backOnlineAndSent(untold) : words.sent(untold));
}
