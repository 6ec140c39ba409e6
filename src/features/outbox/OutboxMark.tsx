import { Icon } from '#components/Icon.tsx';
import { Link } from '#components/Link.tsx';
import { useOutbox } from '#store/outbox.ts';
import * as words from './words/mark.ts';

/**
 * Mark in the header that shows how many messages wait to be sent; nothing while none does. It says so where one waits
 * for its author: a message may have been refused while no page was open, and then no notice tells of it.
 */
export function OutboxMark() {
  const { records, unsent, unconfirmed } = useOutbox();
  if (records.length === 0) return null;
  const isStopped = unsent + unconfirmed > 0;
  return (
    <Link
      className={isStopped ? 'outbox-mark outbox-mark--failed' : 'outbox-mark'}
      to="/outbox"
      aria-label={words.waiting(records.length, unsent, unconfirmed)}
    >
      <Icon name={isStopped ? 'alert' : 'send'} className="i-sm" />
      <span className="num">{records.length}</span>
    </Link>
  );
}
