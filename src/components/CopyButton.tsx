import { useEffect, useState } from 'react';
import { Icon } from './Icon.tsx';

const COPIED_MS = 2000;

/** Copies a text to the clipboard and says so for two seconds. It needs scripts, so it comes with them. */
export function CopyButton({ text }: { text: string }) {
  const [state, setState] = useState<'served' | 'ready' | 'copied' | 'refused'>('served');

  useEffect(() => {
    if (state === 'served') setState('ready');
    if (state !== 'copied' && state !== 'refused') return;
    const timer = setTimeout(setState, COPIED_MS, 'ready');
    return () => clearTimeout(timer);
  }, [state]);

  if (state === 'served') return null;

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('refused');
    }
  }

  const label = { ready: 'Copy', copied: 'Copied', refused: 'Not copied' }[state];
  return (
    <>
      <button type="button" className="btn btn-copy" onClick={copy}>
        <Icon name={state === 'copied' ? 'check' : 'copy'} className="i-sm" />
        {label}
      </button>
      <span className="visually-hidden" role="status">
        {state === 'ready' ? '' : label}
      </span>
    </>
  );
}
