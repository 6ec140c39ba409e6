import { nav } from '../../../copy/menus/nav.ts';
import { ownWords } from '../../../copy/menus/own-words.ts';
import { toolbox } from '../../../copy/menus/toolbox.ts';
import type { Nav } from '../../../copy/types/nav.ts';
import type { Page } from '../../../copy/types/page.ts';
import type { Section } from '../../../copy/types/sections.ts';
import type { ToolGroup } from '../../../copy/types/toolbox.ts';
import { operationList } from '../../../src/api-docs/operations.ts';
import type { IndexedPage, Part, SearchFile } from '../../../src/features/search/search-file.ts';
import { routes } from '../../../src/routes/paths.ts';
import type { Route } from '../../../src/routes/route.ts';
import type { Document } from '../../document/types.ts';
import { partsIn } from './page-parts.ts';
import { entryOf, sectionOf } from './page-section.ts';
import { vocabularyIn } from './search-vocabulary.ts';

/** Copy of one language that a search knows in addition to its pages. */
export interface SearchedCopy {
  nav: Nav;
  toolbox: readonly ToolGroup[];
  ownWords: readonly string[];
}

/** A page as the search needs it. */
type Searched = Pick<Document, 'path' | 'page' | 'markup'>;

/** All that a search knows of one language. */
export interface SearchedLanguage {
  documents: readonly Searched[];
  searched: SearchedCopy;
}

const ENGLISH: SearchedCopy = { nav, toolbox, ownWords };

/**
 * What a search knows: the pages that search engines may list and those that name their section, in the order of
 * the menus, which decides between equals; all tools and all documented requests.
 *
 * @param elsewhere pages in other languages, by whose titles these are found as well
 */
export function searchIndex(
  documents: readonly Searched[],
  searched: SearchedCopy = ENGLISH,
  elsewhere: readonly Pick<Document, 'path' | 'page'>[] = [],
): SearchFile {
  return {
    pages: inMenuOrder(documents.filter(isFound), searched.nav).map((document) => ({
      ...indexed(document, searched.nav),
      ...alsoCalled(document, elsewhere),
      ...(document.page.inEnglish === true && { inEnglish: true }),
    })),
    ...vocabularyIn(searched),
    tools: searched.toolbox.flatMap(({ tools }) =>
      tools.map(({ name, title, line, to, icon, words }) => ({
        name,
        title,
        line,
        to,
        icon,
        words,
      })),
    ),
    // The others have no separate page, and are found by the search of the reference.
    endpoints: operationList.flatMap(({ method, path, title, page }) =>
      page ? [{ method, path, label: title, to: page }] : [],
    ),
  };
}

/** Pages of the first menu first; those of no menu last. */
function inMenuOrder(documents: readonly Searched[], menus: Nav): Searched[] {
  const labels = menus.items.map(({ label }) => label);
  const rank = ({ path, page }: Searched) => {
    if (path === '/') return -1;
    const place = labels.indexOf(entryOf(path, page, menus));
    return place < 0 ? labels.length : place;
  };
  const ranks = new Map(documents.map((document) => [document, rank(document)]));
  return [...documents].sort((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
}

const routeOf = (path: string): Partial<Route> =>
  (routes as readonly Route[]).find((route) => route.path === path) ?? {};

/** The calls have a separate search: nine of ten who search want none. */
const isFound = ({ path, page }: Searched): boolean =>
  !path.startsWith(CALLS) && (!routeOf(path).noIndex || page.meta.section !== undefined);

/** Under which each call has a page. */
const CALLS = '/apis/reference/';

/** What a page is called in other languages. */
function alsoCalled(
  { path: route, page }: Searched,
  elsewhere: readonly Pick<Document, 'path' | 'page'>[],
): { also?: string } {
  const titles = new Set(
    elsewhere.filter((other) => other.path === route).map((other) => other.page.meta.title),
  );
  titles.delete(page.meta.title);
  return titles.size > 0 ? { also: [...titles].join(' ') } : {};
}

function indexed({ path: route, page, markup }: Searched, menus: Nav) {
  const { title, description } = page.meta;
  const seen = new Set([title]);
  // What integrators alone read is found by its title; what is in it is theirs to keep.
  const sought = routeOf(route).pack ? [] : partsIn(markup);
  const parts = sought.filter(({ part: [text] }) => !seen.has(text) && seen.add(text));
  const of = (wanted: boolean): Part[] =>
    parts.filter(({ isQuestion }) => isQuestion === wanted).map(({ part }) => part);
  const section = sectionOf(route, page, menus);
  const tables = sectionsOf(page).flatMap((each) => (each.kind === 'rates' ? each.tables : []));
  const terms = sectionsOf(page).find((each) => each.kind === 'terms');
  const anchor = parts.find(({ part: [text] }) => text === terms?.heading)?.part[1];
  return {
    path: route,
    title,
    section,
    description,
    headings: of(false),
    questions: of(true),
    // As the page's copy has them: the pack of a first install holds that too, so they take next to nothing.
    ...(tables.length > 0 && { tables }),
    ...(terms && anchor && { terms: { anchor, rows: terms.rows } }),
  } satisfies IndexedPage;
}

const sectionsOf = (page: Page): readonly Section[] =>
  'sections' in page ? (page.sections as readonly Section[]) : [];
