import search from '#content/en/search.ts';
import { pageFinder } from '#features/search/find-pages.ts';
import { termReader } from '#features/search/terms.ts';
import { routes } from '#routes/paths.ts';
import { searchIndex } from '../../../../build/artifacts/search-index.ts';
import { renderedPages } from '../../content/shown.ts';

/** The index as a build makes it. */
export const index = searchIndex(
  renderedPages.map(({ path, page, whole }) => ({
    path,
    page,
    markup: whole.markup,
    noIndex: routes.some((route) => route.path === path && 'noIndex' in route),
  })),
);

const read = termReader(search);
const find = pageFinder(index.pages);

/** What the search page finds for a query. */
export const found = (query: string) => find(read(query));
