import { routes } from '../../../src/routes/paths.ts';
import type { Route } from '../../../src/routes/route.ts';

/** Markdown of each page for integrators, by its path: next to its HTML. */
export const MARKDOWN_FILES: ReadonlyMap<string, string> = new Map(
  (routes as readonly Route[])
    .filter(({ pack }) => pack === 'api')
    .map(({ path }) => [path, `${path.slice(1)}.md`]),
);

/** All of it in one file, by the name that llmstxt.org gave it. */
export const WHOLE_FILE = 'llms-full.txt';
