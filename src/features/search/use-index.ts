import { useCallback, useEffect, useState } from 'react';
import { type FoundPage, pageFinder } from './find-pages.ts';
import { loadIndex } from './load-index.ts';
import type { Term } from './terms.ts';

/** A search over the index: `failed` where it cannot be read, undefined until it is there. */
type Index = ((terms: readonly Term[]) => FoundPage[]) | 'failed' | undefined;

/**
 * The index, fetched when it is first needed.
 *
 * @returns it, and what tries again
 */
export function useIndex(needed: boolean): [Index, () => void] {
  const [index, setIndex] = useState<Index>();
  const load = useCallback(() => {
    setIndex(undefined);
    loadIndex().then(
      // A function alone would be taken for one that makes the state.
      (pages) => setIndex(() => pageFinder(pages)),
      () => setIndex('failed'),
    );
  }, []);
  useEffect(() => {
    if (needed) load();
  }, [needed, load]);
  return [index, load];
}
