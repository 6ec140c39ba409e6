import { Note } from '#components/Note.tsx';
import { useSandbox } from '#store/sandbox.ts';
import * as words from './words.ts';

const SAID = { 'other-table': words.dropped, full: words.full, refused: words.refused };

/** Says what of this sandbox a reload does not bring back. */
export function LostNote() {
  const lost = useSandbox((store) => store.lost);
  return lost === '' ? null : (
    <Note tone="info" role="status">
      {SAID[lost]}
    </Note>
  );
}
