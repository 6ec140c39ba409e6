import { hitsIn, sum } from './match.ts';
import type { IndexedEndpoint } from './search-file.ts';
import type { Term } from './terms.ts';
import { wordsIn } from './words.ts';

/**
 * Prepares a search for documented requests. It gives those that have all terms in method, path or name,
 * as whole words first.
 */
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
      : all
          .map(({ endpoint, words }) => ({ endpoint, hits: hitsIn(words, terms) }))
          .filter(({ hits }) => hits.length === terms.length)
          .sort((a, b) => sum(b.hits) - sum(a.hits))
          .map(({ endpoint }) => endpoint);
}
