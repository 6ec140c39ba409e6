import type { Icon } from './pictures.ts';

/** Values that fill a tool's form, and what comes of them. Every sample is made up. */
export interface Sample<Field extends string = string> {
  label: string;
  values: Readonly<Record<Field, string>>;
  outcome: string;
}

/** What a page's copy hands to its tool. The key is the tool's folder in `src/features`. */
export interface Tools {
  gst: { samples: readonly Sample<'gstin'>[] };
  'driving-licence': { samples: readonly Sample<'number'>[] };
}

/** The tool of a page: its name, and its part of the copy. */
export type Tool<Name extends keyof Tools = keyof Tools> = {
  [Each in Name]: { name: Each } & Tools[Each];
}[Name];

/** What stands beside a tool: what it needs, what it does with it. */
export interface Aside {
  heading: string;
  items: readonly { icon: Icon; title: string; text: string }[];
}
