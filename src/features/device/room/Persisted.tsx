import { useEffect, useState } from 'react';
import * as words from '#features/device/words/room.ts';

/** Whether the browser keeps what is stored, and a way to ask it to; nothing where it does not tell. */
export function Persisted() {
  const [state, setState] = useState<'yes' | 'no' | 'refused'>();
  useEffect(() => {
    let left = false;
    navigator.storage.persisted?.().then(
      (kept) => left || setState(kept ? 'yes' : 'no'),
      () => {},
    );
    return () => {
      left = true;
    };
  }, []);
  if (!state) return null;

  async function ask(): Promise<void> {
    const kept = await navigator.storage.persist().catch(() => false);
    setState(kept ? 'yes' : 'refused');
  }

  return (
    <div className="device-line">
      <p role="status">{words.persisted[state]}</p>
      {state !== 'yes' && (
        <button type="button" className="btn btn-outline-primary" onClick={() => void ask()}>
          {words.askToKeep}
        </button>
      )}
    </div>
  );
}
