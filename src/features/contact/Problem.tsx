import { Link } from '#components/Link.tsx';
import { Note } from '#components/Note.tsx';
import { MAX_WAITING } from '#core/outbox/limits.ts';
import type { FormState } from './form-state.ts';
import * as words from './words/form.tsx';

/** What the author must know of what was sent before, above the form. What was typed stays. */
export function Problems({ shown, hasEarlierCopy }: FormState) {
  return (
    <>
      <Problem shown={shown} />
      {hasEarlierCopy && (
        <Note tone="wait" role="status">
          <p>{words.earlierCopy}</p>
        </Note>
      )}
    </>
  );
}

/** Why the message did not leave the form. */
function Problem({ shown }: Pick<FormState, 'shown'>) {
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
