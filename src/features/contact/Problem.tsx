import { Link } from '#components/Link.tsx';
import { Note } from '#components/Note.tsx';
import { MAX_WAITING } from '#core/outbox/limits.ts';
import type { ContactState } from './use-contact-form.ts';
import * as words from './words/form.tsx';

/** Why the message did not leave the form, above it. What was typed stays. */
export function Problem({ state }: { state: ContactState }) {
  if (state === 'failed')
    return (
      <Note tone="danger" role="alert">
        <p>{words.failed}</p>
      </Note>
    );
  if (state === 'unsaved' || state === 'unanswered')
    return (
      <Note tone="danger" role="alert">
        <p>{state === 'unsaved' ? words.unsaved : words.unanswered}</p>
      </Note>
    );
  if (state === 'full')
    return (
      <Note tone="danger" role="alert">
        <p>{words.full(MAX_WAITING, <Link to="/outbox">{words.outboxLink}</Link>)}</p>
      </Note>
    );
  return null;
}
