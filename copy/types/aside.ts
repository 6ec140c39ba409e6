import type { Icon } from './pictures.ts';

/** The panel next to a tool: what it needs, what it does with it. */
export interface Aside {
  heading: string;
  items: readonly { icon: Icon; title: string; text: string }[];
}
