import { useEffect, useRef, useState } from 'react';

/** A slider changes its result many times a second; what is said waits until it rests. */
const REST_MS = 700;

/** Says a result to screen readers once it has settled; not the one that the page came with. */
export function SettledStatus({ text }: { text: string }) {
  const known = useRef(text);
  const [said, setSaid] = useState('');

  useEffect(() => {
    if (known.current === text) return;
    const timer = setTimeout(() => {
      known.current = text;
      setSaid(text);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <span className="visually-hidden" role="status">
      {said}
    </span>
  );
}
