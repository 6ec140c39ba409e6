import type { Path } from '#routes/paths.ts';
import type { Icon } from './pictures.ts';

export interface NavLink {
  label: string;
  to: Path;
}

export interface NavGroup {
  groupTitle: string;
  items: readonly NavLink[];
}

/** One entry of the main menu. `title` names the link to `to`, the page that sums the entry up. */
export interface NavItem {
  label: string;
  to: Path;
  title: string;
  subItems: readonly (NavLink | NavGroup)[];
  /** Soft card at the end of the wide panel; its links follow the one to `to`. */
  aside: { icon: Icon; heading: string; text: string; items: readonly NavLink[] };
}

/** Copy of the header's menus and the footer's lists. */
export interface Nav {
  items: readonly NavItem[];
  services: readonly NavLink[];
  links: readonly NavLink[];
}
