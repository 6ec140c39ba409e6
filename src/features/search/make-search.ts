import type { Synonyms } from '#content/types/vocabulary.ts';
import { endpointFinder } from './find-endpoints.ts';
import { type FoundPage, pageFinder } from './find-pages.ts';
import { toolFinder } from './find-tools.ts';
import type { IndexedEndpoint, IndexedTool, SearchFile } from './search-file.ts';
import { type Term, termReader } from './terms.ts';
import { wordsIn } from './words.ts';

/** What a query found, the best first in each list, and how it was read. */
export interface Found {
  terms: readonly Term[];
  tools: readonly IndexedTool[];
  pages: readonly FoundPage[];
  endpoints: readonly IndexedEndpoint[];
}

/** A search over the whole index, and the index's tools. */
export interface Search {
  find: (query: string) => Found;
  tools: readonly IndexedTool[];
}

/** Prepares the search of dialog and page. */
export function makeSearch(file: SearchFile): Search {
  const { tools, pages, endpoints, small, common } = file;
  const read = termReader({ small, synonyms: synonymsOf(file) });
  const findTools = toolFinder(tools, wordSet(small), wordSet(common));
  const findPages = pageFinder(pages);
  const findEndpoints = endpointFinder(endpoints);
  return {
    tools,
    find: (query) => {
      const terms = read(query);
      const pages = findPages(terms);
      return {
        terms,
        tools: findTools(query, pages.length > 0),
        pages,
        endpoints: findEndpoints(terms),
      };
    },
  };
}

/** Other words for the site's own: those of the vocabulary, and what people type for a tool. */
function synonymsOf({ synonyms, asTools, tools }: SearchFile): Synonyms {
  const all: Record<string, readonly string[]> = { ...synonyms };
  for (const [meant, title] of Object.entries(asTools)) {
    const typed = tools.find((tool) => tool.title === title)?.words ?? [];
    all[meant] = [...(all[meant] ?? []), ...typed];
  }
  return all;
}

const wordSet = (text: string) => new Set(wordsIn(text).map(({ word }) => word));
