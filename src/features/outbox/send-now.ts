import { browserDevice } from '#core/outbox/browser-device.ts';
import { ERROR_CODES } from '#core/outbox/error-code.ts';
import { lastResponse, mayHaveArrived } from '#core/outbox/journal.ts';
import type { OutboxRecord } from '#core/outbox/record.ts';
import { changeRecord, readRecord } from '#core/outbox/store.ts';
import { askToSendNow } from '#core/outbox/transitions.ts';
import { showToast } from '#store/toasts.ts';
import { deliver } from './delivery/deliver.ts';
import * as words from './words/panel.ts';

/**
 * Marks a message as to be sent at once, and posts it, even if the browser or the server says there is no network.
 * The mark is in the record: where it cannot be sent here and now, the next sender does it.
 */
export async function sendNow(id: string): Promise<void> {
  const asked = await changeRecord(browserDevice, id, (record) =>
    askToSendNow(record, browserDevice.now()),
  ).catch(() => undefined);
  if (!asked) {
    showToast('alert', words.notAsked);
    return;
  }
  const result = await deliver({ isPressed: true });
  const record = await readRecord(browserDevice, id).catch(() => undefined);
  if (record && metNoNetwork(record) && result?.stopped !== 'busy')
    showToast('wifi-off', words.stillOffline);
  else if (record?.sendNow) showToast('clock', words.isNext);
  // `announceFailures` reports messages that only their author can fix.
  else if (record && record.status !== 'attention' && lastResponse(record) !== '')
    showToast('alert', mayHaveArrived(record) ? words.notConfirmedAgain : words.refusedAgain);
}

/** What was asked for and did not leave the device is asked for still where there was no network. */
const metNoNetwork = (record: OutboxRecord) =>
  lastResponse(record) === ERROR_CODES.offline ||
  (lastResponse(record) === ERROR_CODES.unsent && record.sendNow);
