import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { endpointRows } from '../../src/api-docs/endpoint-rows.ts';
import { nav } from '../../src/content/en/menus/nav.ts';
import { toolbox } from '../../src/content/en/menus/toolbox.ts';
import { vocabulary } from '../../src/content/en/menus/vocabulary.ts';
import type { NavItem, NavLink } from '../../src/content/types/nav.ts';
import type { Page } from '../../src/content/types/page.ts';
import {
  type IndexedPage,
  type Part,
  SEARCH_FILE,
  type SearchFile,
} from '../../src/features/search/search-file.ts';
import { matchRoute } from '../../src/routes/match-route.ts';
import { decoded } from '../document/html-text.ts';
import type { Document } from '../document/types.ts';

/** Writes the index that the search reads into a build. */
export const writeSearchIndex = (out: string, documents: readonly Document[]): Promise<void> =>
  writeFile(path.join(out, SEARCH_FILE), JSON.stringify(searchIndex(documents)));

/**
 * What a search knows: the pages that search engines may list and those that name their section, in the order of
 * the routes, all tools and all documented requests.
 */
export function searchIndex(
  documents: readonly Pick<Document, 'path' | 'page' | 'markup' | 'noIndex'>[],
): SearchFile {
  return {
    pages: documents.filter(({ noIndex, page }) => !noIndex || page.meta.section).map(indexed),
    ...vocabulary,
    tools: toolbox.flatMap(({ tools }) =>
      tools.map(({ name, title, line, to, icon, words }) => ({
        name,
        title,
        line,
        to,
        icon,
        words,
      })),
    ),
    endpoints: endpointRows.map(({ method, path, label, to }) => ({ method, path, label, to })),
  };
}

function indexed({ path: route, page, markup }: Pick<Document, 'path' | 'page' | 'markup'>) {
  const { title, description } = page.meta;
  const seen = new Set([title]);
  const parts = partsIn(markup).filter(({ part: [text] }) => !seen.has(text) && seen.add(text));
  const of = (wanted: boolean): Part[] =>
    parts.filter(({ isQuestion }) => isQuestion === wanted).map(({ part }) => part);
  const section = sectionOf(route, page);
  return {
    path: route,
    title,
    section,
    description,
    headings: of(false),
    questions: of(true),
  } satisfies IndexedPage;
}

const PIECE = /<(?:section|div|article)\b[^>]*>|<(h[1-4])\b[^>]*>([\s\S]*?)<\/\1>/g;

/**
 * Headings of a rendered page, each with the last anchor before it that is not made by React, which
 * starts counting again for each page.
 */
function partsIn(markup: string): { part: Part; isQuestion: boolean }[] {
  const main = /<main[\s\S]*<\/main>/.exec(markup)?.[0] ?? '';
  const parts: { part: Part; isQuestion: boolean }[] = [];
  let anchor = '';
  for (const [tag, level, inner = ''] of main.matchAll(PIECE)) {
    const id = /^<[^>]*\sid="([A-Za-z][\w-]*)"/.exec(tag)?.[1];
    // A section's own anchor leads to the same place as its heading's.
    if (id && id !== `${anchor}-title`) anchor = id;
    const text = plainText(inner);
    if (!level || text === '') continue;
    const isQuestion = tag.includes('accordion-header');
    parts.push({ part: [text, level === 'h1' ? '' : anchor], isQuestion });
  }
  return parts;
}

const plainText = (html: string): string =>
  decoded(html.replace(/<!--.*?-->/g, '').replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();

/** Where the menu lists a page (the entry, and the group within), or what the page says itself. */
function sectionOf(route: string, page: Page): string {
  const isHere = ({ to }: NavLink) => matchRoute(to)?.path === route;
  // The canonical path stands under the entry whose pages have such paths.
  const entries = [...nav.items].sort((a, b) => rank(b, route) - rank(a, route));
  for (const { label, to, title, subItems, aside } of entries) {
    for (const sub of subItems)
      if ('items' in sub && sub.items.some(isHere)) return `${label} · ${sub.groupTitle}`;
    if (isHere({ label: title, to }) || aside.items.some(isHere)) return label;
  }
  const { section } = page.meta;
  if (!section)
    throw new Error(`${route} stands in no menu: its content file needs a \`meta.section\`.`);
  return section;
}

// Entries that list the very path come before those that list another path of the page.
const rank = (item: NavItem, route: string): number =>
  JSON.stringify(item).includes(`"to":"${route}"`) ? 1 : 0;
