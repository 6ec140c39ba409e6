import type { Path } from '#routes/paths.ts';
import type { Icon } from './pictures.ts';
import type { ToolEntry } from './toolbox.ts';

export interface NavLink {
  label: string;
  to: Path;
}

/** A link of the wide menu; `line` says in at most 32 characters what is there. */
export interface MenuLink extends NavLink {
  icon: Icon;
  line: string;
}

export interface NavGroup {
  groupTitle: string;
  items: readonly MenuLink[];
}

/** One entry of the main menu. `title` names the link to `to`, the page that sums the entry up. */
export interface NavItem {
  label: string;
  to: Path;
  title: string;
  /** How narrow screens show the entry. */
  icon: Icon;
  line: string;
  subItems: readonly (MenuLink | NavGroup)[];
  aside: NavAside;
}

/**
 * Soft card at the end of the wide panel: one thing to do, which may be a tool. Its other links follow the one to
 * the entry's own page.
 */
export interface NavAside {
  icon: Icon;
  heading: string;
  text: string;
  tool?: { label: string; to: ToolEntry['to'] };
  items: readonly NavLink[];
}

/** A tool as the menus show it. */
export type NavTool = Pick<ToolEntry, 'name' | 'to' | 'icon'>;

/** A link at the foot of the wide menu, to a tool or to another page that opens without a network. */
export interface FootLink {
  label: string;
  to: ToolEntry['to'];
}

/** Copy of the header's menus and the footer's lists. */
export interface Nav {
  items: readonly NavItem[];
  /** The tools most used. */
  tools: readonly NavTool[];
  /** How many tools there are in all. */
  toolCount: number;
  /** At the foot of each panel of the wide menu. */
  foot: readonly FootLink[];
  services: readonly NavLink[];
  links: readonly NavLink[];
}
