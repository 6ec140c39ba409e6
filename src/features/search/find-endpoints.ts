import { matchOf } from './find-pages.ts';
import type { IndexedEndpoint } from './search-file.ts';
import type { Term } from './terms.ts';
import { wordsIn } from './words.ts';

/** Prepares a search for documented requests. It gives those that have all terms in method, path or name. */
export function endpointFinder(
  endpoints: readonly IndexedEndpoint[],
): (terms: readonly Term[]) => IndexedEndpoint[] {
  const all = endpoints.map((endpoint) => ({
    endpoint,
    words: wordsIn(`${endpoint.label} ${endpoint.path} ${endpoint.method}`).map(({ word }) => word),
  }));
  return (terms) =>
    terms.length === 0
      ? []
      : all.flatMap(({ endpoint, words }) =>
          terms.every((term) => matchOf(term, words) > 0) ? [endpoint] : [],
        );
}
