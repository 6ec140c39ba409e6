import { attemptsOf } from '#core/outbox/journal.ts';
import type { OutboxRecord } from '#core/outbox/record.ts';
import { isUnconfirmed, isUnsent } from '#core/outbox/stopped.ts';
import * as words from '#features/outbox/words/delivery.ts';
import { useOutbox } from '#store/outbox.ts';
import { showToast } from '#store/toasts.ts';

/**
 * Tells of messages that have just come to a stop, wherever the visitor is: “could not be sent” only of one that
 * cannot have arrived. The tab that is looked at tells it; a form that shows the message tells it itself.
 */
export function announceFailures(
  before: readonly OutboxRecord[],
  after: readonly OutboxRecord[],
): void {
  if (document.visibilityState !== 'visible') return;
  const { inForm } = useOutbox.getState();
  const ended = after.filter(
    (record) =>
      record.id !== inForm && before.some((old) => old.id === record.id && hasEnded(old, record)),
  );
  if (ended.some(isUnsent)) showToast('alert', words.failed);
  else if (ended.some(isUnconfirmed)) showToast('alert', words.notConfirmed);
}

/** Whether an attempt ended between two looks; its author may as well have taken the message into the form. */
const hasEnded = (before: OutboxRecord, after: OutboxRecord) =>
  before.status === 'sending' || attemptsOf(before) < attemptsOf(after);
