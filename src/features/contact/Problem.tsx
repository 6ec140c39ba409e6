import { Note } from '#components/Note.tsx';
import { Beside } from './beside-form.ts';
import type { FormState } from './form-state.ts';
import * as words from './words/form.tsx';

/** What the author must know of what was sent before, above the form. What was typed stays. */
export function Problems({ shown, hasEarlierCopy }: FormState) {
  return (
    <>
      <Problem shown={shown} />
      {hasEarlierCopy && <Beside what="earlierCopy" />}
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
  if (shown === 'unsaved' || shown === 'unanswered' || shown === 'full')
    return <Beside what={shown} />;
  return null;
}
