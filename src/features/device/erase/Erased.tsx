import { useEffect, useRef, useState } from 'react';
import { Note } from '#components/Note.tsx';
import * as words from '#features/device/words/erase.ts';
import { ERASED_HASHES } from './erased-hash.ts';

/** Says that all is erased, on the page that is opened after it, and takes the focus. */
export function Erased() {
  const [said, setSaid] = useState('');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { hash } = location;
    if (hash === ERASED_HASHES.erased) setSaid(words.done);
    else if (hash === ERASED_HASHES.pending) setSaid(words.pending);
    else return;
    // True now, and not of what a reload finds.
    history.replaceState(history.state, '', location.pathname);
  }, []);
  useEffect(() => void (said && box.current?.focus()), [said]);
  return (
    <div ref={box} tabIndex={-1} role="status" className="device-erased">
      {said && (
        <Note tone={said === words.done ? 'success' : 'wait'}>
          <p>{said}</p>
        </Note>
      )}
    </div>
  );
}
