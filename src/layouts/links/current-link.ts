import type { NavItem, NavLink } from '#copy/types/nav.ts';
import { matchRoute } from '#routes/match-route.ts';
import type { Path } from '#routes/paths.ts';
import { withoutSlashes } from '#routes/without-slashes.ts';

/** All links of an entry of the main menu, in their order. */
export const linksOf = (item: NavItem): NavLink[] => [
  { label: item.title, to: item.to },
  ...item.subItems.flatMap((sub) => ('items' in sub ? sub.items : [sub])),
  ...item.aside.items,
];

/**
 * Target of the menu link of a pathname, if there is one: the link with that very path,
 * else a link to the same page, since a page may have several paths.
 */
export function currentLink(items: readonly NavItem[], pathname: string): Path | undefined {
  const all = items.flatMap(linksOf);
  const typed = withoutSlashes(pathname.toLowerCase());
  const page = matchRoute(pathname)?.path;
  const link =
    all.find(({ to }) => to.toLowerCase() === typed) ?? all.find(({ to }) => to === page);
  return link?.to;
}

/** Position of the first menu entry that holds a link to `current`; -1 if none does. */
export const currentItem = (items: readonly NavItem[], current: Path | undefined): number =>
  items.findIndex((item) => linksOf(item).some(({ to }) => to === current));
