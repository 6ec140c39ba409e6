import { useEffect, useRef, useState } from 'react';
import { Note } from '#components/Note.tsx';
import * as words from '#content/en/words/device/erase.ts';
import { ERASED_HASH } from './erased-hash.ts';

/** Says that all is erased, on the page that is opened after it, and takes the focus. */
export function Erased() {
  const [isErased, setErased] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (location.hash !== ERASED_HASH) return;
    setErased(true);
    // True now, and not of what a reload finds.
    history.replaceState(history.state, '', location.pathname);
  }, []);
  useEffect(() => void (isErased && box.current?.focus()), [isErased]);
  return (
    <div ref={box} tabIndex={-1} role="status" className="device-erased">
      {isErased && (
        <Note tone="success">
          <p>{words.done}</p>
        </Note>
      )}
    </div>
  );
}
