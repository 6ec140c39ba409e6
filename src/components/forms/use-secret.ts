import { useEffect } from 'react';
import { flushSync } from 'react-dom';

/**
 * What is typed is nobody else's business: whoever comes back to the page finds its fields empty. Browsers bring a page
 * back as it was left, whoever presses Back. It is left empty at once, since nothing is rendered any more while it
 * rests.
 *
 * @param values always of the same fields
 * @param change adds to the state that it finds
 */
export function useSecret<Field extends string>(
  values: Readonly<Record<Field, string>>,
  change: (fields: Record<Field, string>) => void,
  isSecret = true,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: both are the same in what counts here.
  useEffect(() => {
    if (!isSecret) return;
    const empty = Object.fromEntries(Object.keys(values).map((field) => [field, '']));
    const leave = () => flushSync(() => change(empty as Record<Field, string>));
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, []);
}
