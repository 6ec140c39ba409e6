import { type NavItem, type NavLink, navItems } from '#content/nav.ts';
import { findPage } from '#lookup.ts';
import type { Path } from '#paths.ts';

/** All links of an entry of the main menu, in the order in which they stand. */
export const linksOf = (item: NavItem): NavLink[] => [
  { label: item.title, to: item.to },
  ...item.subItems.flatMap((sub) => ('items' in sub ? sub.items : [sub])),
  ...item.aside.items,
];

const all = navItems.flatMap(linksOf);

/**
 * Target of the menu link that stands for a pathname, if there is one: the link with that very path,
 * else a link to the same page, since a page may have several paths.
 */
export function currentLink(pathname: string): Path | undefined {
  const typed = pathname.toLowerCase().replace(/\/+$/, '');
  const page = findPage(pathname)?.path;
  const link =
    all.find(({ to }) => to.toLowerCase() === typed) ?? all.find(({ to }) => to === page);
  return link?.to;
}

/** Position of the first menu entry that holds a link to `current`; -1 if none does. */
export const currentItem = (current: Path | undefined): number =>
  navItems.findIndex((item) => linksOf(item).some(({ to }) => to === current));
