import { useEffect, useState } from 'react';
import { Icon } from './Icon.tsx';
import { useHydrated } from './use-hydrated.ts';

const COPIED_MS = 2000;

/** Copies a text to the clipboard and says so for two seconds. It needs scripts, so it comes with them. */
export function CopyButton({ text }: { text: string }) {
  const hydrated = useHydrated();
  const [outcome, setOutcome] = useState('');

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(setOutcome, COPIED_MS, '');
    return () => clearTimeout(timer);
  }, [outcome]);

  if (!hydrated) return null;

  const copy = () => {
    // The outcome before is cleared, so a second copy is announced too, and for its whole two seconds.
    setOutcome('');
    write(text).then(
      () => setOutcome('Copied'),
      () => setOutcome('Not copied'),
    );
  };

  return (
    <>
      <button type="button" className="btn btn-copy" onClick={copy}>
        <Icon name={outcome === 'Copied' ? 'check' : 'copy'} className="i-sm" />
        {outcome || 'Copy'}
      </button>
      <span className="visually-hidden" role="status">
        {outcome}
      </span>
    </>
  );
}

// An address without https has no clipboard at all.
const write = async (text: string) => navigator.clipboard.writeText(text);
