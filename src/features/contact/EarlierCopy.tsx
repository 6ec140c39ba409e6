import { Note } from '#components/Note.tsx';
import * as words from './words/rare.tsx';

/** An earlier attempt may have brought a copy. */
export function EarlierCopy() {
  return (
    <Note tone="wait" role="status">
      <p>{words.earlierCopy}</p>
    </Note>
  );
}
