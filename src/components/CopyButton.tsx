import { useEffect, useState } from 'react';
import { Icon } from './Icon.tsx';
import { useHydrated } from './use-hydrated.ts';

const COPIED_MS = 2000;

/** Copies a text to the clipboard and says so for two seconds. It needs scripts, so it comes with them. */
export function CopyButton({ text }: { text: string }) {
  const hydrated = useHydrated();
  const [answer, setAnswer] = useState('');

  useEffect(() => {
    if (!answer) return;
    const timer = setTimeout(setAnswer, COPIED_MS, '');
    return () => clearTimeout(timer);
  }, [answer]);

  if (!hydrated) return null;

  const copy = () => {
    // The one before is taken back, so a second copy is announced too, and for its whole two seconds.
    setAnswer('');
    write(text).then(
      () => setAnswer('Copied'),
      () => setAnswer('Not copied'),
    );
  };

  return (
    <>
      <button type="button" className="btn btn-copy" onClick={copy}>
        <Icon name={answer === 'Copied' ? 'check' : 'copy'} className="i-sm" />
        {answer || 'Copy'}
      </button>
      <span className="visually-hidden" role="status">
        {answer}
      </span>
    </>
  );
}

// An address without https has no clipboard at all.
const write = async (text: string) => navigator.clipboard.writeText(text);
