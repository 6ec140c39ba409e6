import { useLater } from '#components/later/use-later.ts';
import { useOutbox } from '#store/outbox.ts';
import { outboxOnPage } from './outbox-on-page.ts';

/** The mark in the header, once a message waits: it comes with what knows of the message. */
export function WaitingMark() {
  const isEmpty = useOutbox(({ records }) => records.length === 0);
  return isEmpty ? null : <Mark />;
}

function Mark() {
  const OutboxMark = useLater(outboxOnPage)?.pageOutbox.Mark;
  return OutboxMark && <OutboxMark />;
}
