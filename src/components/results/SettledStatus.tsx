import { useEffect, useRef, useState } from 'react';

/** A slider changes its result many times a second; what is said waits until it rests. */
const REST_MS = 700;

/** After this a text that is said again is new to a screen reader. */
const SILENCE_MS = 100;

/**
 * Says a result to screen readers once it has settled; not the one that the page came with.
 *
 * @param about what was asked: the same result of another question is said again
 */
export function SettledStatus({ text, about = '' }: { text: string; about?: string }) {
  const asked = `${about} ${text}`;
  const known = useRef(asked);
  const [said, setSaid] = useState('');

  useEffect(() => {
    if (known.current === asked) return;
    let timer = setTimeout(() => {
      known.current = asked;
      setSaid('');
      timer = setTimeout(() => setSaid(text), SILENCE_MS);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [asked, text]);

  return (
    <span className="visually-hidden" role="status">
      {said}
    </span>
  );
}
