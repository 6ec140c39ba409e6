import { useEffect, useRef, useState } from 'react';
import { Note } from '#components/Note.tsx';
import { ERASE, ERASED_HASH } from './erase-messages.ts';

/** Says that all is erased, on the page that is opened after it, and takes the focus. */
export function Erased() {
  const [isErased, setErased] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => setErased(location.hash === ERASED_HASH), []);
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
