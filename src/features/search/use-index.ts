import { useCallback, useEffect, useState } from 'react';
import { loadSearch } from './load-index.ts';
import type { Search } from './make-search.ts';

/**
 * The search, whose index is fetched when it is first needed.
 *
 * @returns it, `failed` where it cannot be read, undefined until it is there; and what tries again
 */
export function useIndex(needed: boolean): [Search | 'failed' | undefined, () => void] {
  const [index, setIndex] = useState<Search | 'failed'>();
  const load = useCallback(() => {
    setIndex(undefined);
    loadSearch().then(setIndex, () => setIndex('failed'));
  }, []);
  useEffect(() => {
    if (needed) load();
  }, [needed, load]);
  return [index, load];
}
