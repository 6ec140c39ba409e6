import { laterComponent } from '#components/later/later-component.tsx';
import { Note } from '#components/Note.tsx';
import type { FormState } from './form-state.ts';
import * as words from './words/form.tsx';

/** Both leave the text in the form. They are loaded with it, while there may still be a network. */
export const EarlierCopy = laterComponent(() => import('./EarlierCopy.tsx'), { when: 'page' });
export const OutboxFull = laterComponent(() => import('./OutboxFull.tsx'), { when: 'page' });

/** What the author must know of what was sent before, above the form. What was typed stays. */
export function Problems({ shown, hasEarlierCopy }: FormState) {
  return (
    <>
      <Problem shown={shown} />
      {hasEarlierCopy && <EarlierCopy />}
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
  if (shown === 'full') return <OutboxFull />;
  return null;
}
