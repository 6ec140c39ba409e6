import { type RefObject, useDeferredValue, useEffect, useState } from 'react';
import { later } from '#lib/later.ts';
import type { Search } from './make-search.ts';

const index = later(() => import('./load-index.ts'));

/**
 * The search of the tool board, whose index comes with the first letter.
 *
 * @param input its text is taken over where someone typed before the scripts ran
 * @returns in addition to the query `found`, the addresses of tools that were found, the best first; undefined where
 *   nothing is asked, or not yet known
 */
export function useToolSearch(input: RefObject<HTMLInputElement | null>) {
  const [query, change] = useState('');
  const settled = useDeferredValue(query).trim();
  const [search, setSearch] = useState<Search | 'failed'>();
  const isAsked = settled !== '';
  useEffect(() => {
    if (input.current?.value) change(input.current.value);
  }, [input]);
  useEffect(() => {
    if (!isAsked) return;
    const failed = () => setSearch('failed');
    index.load().then(({ loadSearch }) => loadSearch().then(setSearch, failed), failed);
  }, [isAsked]);
  const isFailed = search === 'failed';
  return {
    query,
    change,
    settled,
    isFailed,
    found:
      isAsked && search && !isFailed ? search.find(settled).tools.map(({ to }) => to) : undefined,
  };
}
