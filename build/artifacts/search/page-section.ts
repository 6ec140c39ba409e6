import type { Nav, NavItem, NavLink } from '../../../copy/types/nav.ts';
import type { Page } from '../../../copy/types/page.ts';
import { matchRoute } from '../../../src/routes/match-route.ts';

const DIVIDER = ' · ';

/** Where the menu lists a page (the entry, and the group within), or what the page says itself. */
export function sectionOf(route: string, page: Page, menus: Nav): string {
  const isHere = ({ to }: NavLink) => matchRoute(to)?.path === route;
  // The canonical path belongs under the entry whose pages have such paths.
  const entries = [...menus.items].sort((a, b) => rank(b, route) - rank(a, route));
  for (const { label, to, title, subItems, aside } of entries) {
    for (const sub of subItems)
      if ('items' in sub && sub.items.some(isHere)) return label + DIVIDER + sub.groupTitle;
    if (isHere({ label: title, to }) || aside.items.some(isHere)) return label;
  }
  const { section } = page.meta;
  if (!section)
    throw new Error(`${route} is in no menu: its content file needs a \`meta.section\`.`);
  return section;
}

/** The menu's entry alone, or what the page says itself. */
export const entryOf = (route: string, page: Page, menus: Nav): string =>
  sectionOf(route, page, menus).split(DIVIDER, 1)[0] as string;

// Entries that list the very path come before those that list another path of the page.
const rank = (item: NavItem, route: string): number =>
  JSON.stringify(item).includes(`"to":"${route}"`) ? 1 : 0;
