import { useEffect, useRef, useState } from 'react';
import { Note } from '#components/Note.tsx';
import { ERASE, ERASED_HASH } from './erase-messages.ts';

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
          <p>{ERASE.done}</p>
        </Note>
      )}
    </div>
  );
}
