import { makeSearch } from '#features/search/make-search.ts';
import { searchIndex } from '../../../../build/artifacts/search/search-index.ts';
import { renderedPages } from '../../content/shown.ts';

/** The index as a build makes it. */
export const index = searchIndex(
  renderedPages.map(({ path, page, whole }) => ({ path, page, markup: whole.markup })),
);

/** The search of dialog and page. */
export const search = makeSearch(index);

/** Pages that a query finds. */
export const found = (query: string) => search.find(query).pages;
