import type { Tools } from '#generated/tool-copy.ts';

/** What a page's copy hands to its tool. The key is the tool's folder in `src/features`. */
export type { Tools };

/** The tool of a page: its name, and its part of the copy. */
export type Tool<Name extends keyof Tools = keyof Tools> = {
  [Each in Name]: { name: Each } & Tools[Each];
}[Name];
