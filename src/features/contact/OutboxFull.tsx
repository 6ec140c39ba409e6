import { Link } from '#components/Link.tsx';
import { Note } from '#components/Note.tsx';
import { MAX_WAITING } from '#core/outbox/limits.ts';
import * as form from './words/form.tsx';
import * as words from './words/rare.tsx';

/** No more messages may wait on this device. */
export function OutboxFull() {
  return (
    <Note tone="danger" role="alert">
      <p>{words.full(MAX_WAITING, <Link to="/outbox">{form.outboxLink}</Link>)}</p>
    </Note>
  );
}
