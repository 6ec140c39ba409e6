import { Link } from '#components/Link.tsx';
import { Note } from '#components/Note.tsx';
import { MAX_WAITING } from '#core/outbox/limits.ts';
import type { FormState } from './form-state.ts';
import * as words from './words/form.tsx';

/** Why the message did not leave the form, above it. What was typed stays. */
export function Problem({ shown }: Pick<FormState, 'shown'>) {
  if (shown === 'failed')
    return (
      <Note tone="danger" role="alert">
        <p>{words.failed}</p>
      </Note>
    );
  if (shown === 'unsaved' || shown === 'unanswered')
    return (
      <Note tone="danger" role="alert">
        <p>{shown === 'unsaved' ? words.unsaved : words.unanswered}</p>
      </Note>
    );
  if (shown === 'full')
    return (
      <Note tone="danger" role="alert">
        <p>{words.full(MAX_WAITING, <Link to="/outbox">{words.outboxLink}</Link>)}</p>
      </Note>
    );
  return null;
}
