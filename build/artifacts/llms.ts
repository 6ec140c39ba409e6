import { nav } from '../../copy/menus/nav.ts';
import type { Page } from '../../copy/types/page.ts';
import { KIT_FILE, OPENAPI_FILE, POSTMAN_FILE, SANDBOX_FILE } from '../../facts/files.ts';
import { site } from '../../facts/site.ts';
import { WHOLE_FILE } from './markdown/files.ts';
import { entryOf } from './search/page-section.ts';

/** Files that say more to a program than to a reader. */
const FILES = [
  {
    href: `/${OPENAPI_FILE}`,
    label: 'OpenAPI 3.1',
    text: 'All documented calls and events.',
  },
  {
    href: `/${POSTMAN_FILE}`,
    label: 'Postman 2.1',
    text: 'The same calls with their answers.',
  },
  {
    href: `/${SANDBOX_FILE}`,
    label: 'Local sandbox',
    text: 'A program for Node that answers the calls on your machine.',
  },
  {
    href: `/${WHOLE_FILE}`,
    label: 'The API in one file',
    text: 'All pages for integrators as Markdown.',
  },
  { href: `/${KIT_FILE}`, label: 'Partnership kit', text: 'PDF for shops and institutions.' },
];

const addressOf = (route: string, page: Page) => ('head' in page && page.head.markdown) || route;

/**
 * `llms.txt` (llmstxt.org): every page with its address and what it is about, in groups that are the menus' entries.
 * Pages for integrators are given as Markdown.
 *
 * @param pages the pages that search engines may list, by canonical path
 * @throws Error for a page that is in no menu and names no section
 */
export function llms(pages: ReadonlyMap<string, Page>, origin: string): string {
  const groups = new Map<string, string[]>();
  for (const [route, page] of pages) {
    const group = entryOf(route, page, nav);
    const list = groups.get(group) ?? [];
    list.push(
      `- [${page.meta.title}](${origin}${addressOf(route, page)}): ${page.meta.description}`,
    );
    groups.set(group, list);
    // The home page comes first, then the menus in their order.
    if (groups.size === 1)
      for (const { label } of nav.items) groups.set(label, groups.get(label) ?? []);
  }
  const texts = [...groups]
    .filter(([, list]) => list.length > 0)
    .map(([title, list]) => `## ${title}\n\n${list.join('\n')}`);
  const files = FILES.map(({ href, label, text }) => `- [${label}](${origin}${href}): ${text}`);
  const parts = [`# ${site.brand}`, `> ${site.about}`, ...texts, `## Files\n\n${files.join('\n')}`];
  return `${parts.join('\n\n')}\n`;
}
