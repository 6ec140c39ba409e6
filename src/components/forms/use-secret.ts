import { useEffect } from 'react';
import { flushSync } from 'react-dom';

/**
 * A secret: cleared on pagehide, so that Back shows empty fields to the next person. Browsers restore a page
 * as it was left. The fields are emptied directly, since nothing is rendered any more while the page
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
