import { Icon } from '#components/Icon.tsx';
import { Link } from '#components/Link.tsx';
import * as words from '#content/en/words/outbox/mark.ts';
import { useOutbox } from '#store/outbox.ts';

/** Mark in the header that shows how many messages wait to be sent; nothing while none does. */
export function OutboxMark() {
  const waiting = useOutbox(({ records }) => records.length);
  if (waiting === 0) return null;
  return (
    <Link className="outbox-mark" to="/outbox" aria-label={words.waiting(waiting)}>
      <Icon name="send" className="i-sm" />
      <span className="num">{waiting}</span>
    </Link>
  );
}
