import { useEffect, useState } from 'react';
import * as words from '#words/components.ts';
import { wordsTag } from '#words/language.ts';
import { Icon } from './Icon.tsx';
import { useHydrated } from './use-hydrated.ts';

const COPIED_MS = 2000;

interface CopyButtonProps {
  text?: string;
  /** Copies what is made with the press. */
  write?: (text: string) => Promise<void>;
  label?: string;
  className?: string;
}

/** Copies a text to the clipboard and says so for two seconds. It needs scripts, so it comes with them. */
export function CopyButton({
  text = '',
  write = toClipboard,
  label = words.copy,
  className = 'btn-copy',
}: CopyButtonProps) {
  const hydrated = useHydrated();
  const [copied, setCopied] = useState<boolean>();

  useEffect(() => {
    if (copied === undefined) return;
    const timer = setTimeout(setCopied, COPIED_MS, undefined);
    return () => clearTimeout(timer);
  }, [copied]);

  if (!hydrated) return null;

  const copy = () => {
    // The outcome before is cleared, so a second copy is announced too, and for its whole two seconds.
    setCopied(undefined);
    write(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };

  const outcome = copied === undefined ? '' : copied ? words.copied : words.notCopied;
  return (
    <>
      <button type="button" className={`btn ${className}`} lang={wordsTag} onClick={copy}>
        <Icon name={copied ? 'check' : 'copy'} className="i-sm" />
        <span>{outcome || label}</span>
      </button>
      <span className="visually-hidden" role="status" lang={wordsTag}>
        {outcome}
      </span>
    </>
  );
}

// An address without https has no clipboard at all.
const toClipboard = async (text: string) => navigator.clipboard.writeText(text);
