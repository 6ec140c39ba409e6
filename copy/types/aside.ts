import type { Icon } from './pictures.ts';

/** What stands beside a tool: what it needs, what it does with it. */
export interface Aside {
  heading: string;
  items: readonly { icon: Icon; title: string; text: string }[];
}
