import { Icon } from '#components/Icon.tsx';
import { Link } from '#components/Link.tsx';
import * as words from '#content/en/words/outbox/mark.ts';
import type { OutboxRecord } from '#core/outbox/record.ts';
import { useOutbox } from '#store/outbox.ts';

/**
 * Mark in the header that shows how many messages wait to be sent; nothing while none does. It says so where one waits
 * for its author: a message may have been refused while no page was open, and then no notice tells of it.
 */
export function OutboxMark() {
  const waiting = useOutbox(({ records }) => records.length);
  const failed = useOutbox(({ records }) => records.filter(needsAuthor).length);
  if (waiting === 0) return null;
  return (
    <Link
      className={failed > 0 ? 'outbox-mark outbox-mark--failed' : 'outbox-mark'}
      to="/outbox"
      aria-label={failed > 0 ? words.waitingAndFailed(waiting, failed) : words.waiting(waiting)}
    >
      <Icon name={failed > 0 ? 'alert' : 'send'} className="i-sm" />
      <span className="num">{waiting}</span>
    </Link>
  );
}

const needsAuthor = ({ status }: OutboxRecord) => status === 'attention';
