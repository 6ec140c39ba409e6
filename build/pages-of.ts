import { routes } from '../src/routes/paths.ts';
import type { Route } from '../src/routes/route.ts';
import { isGrowing, translates } from './languages.ts';

/**
 * Pages that are written under the prefix of a language: all, or, while it grows, home and those that have a
 * translation. Any other listed path under the prefix leads to its page in the default language.
 */
export const pagesOf = (root: string, code: string): readonly Route[] =>
  isGrowing(root, code)
    ? routes.filter(({ path }) => path === '/' || translates(root, code, path))
    : routes;

/** All paths of pages, aliases among them. */
export const pathsOf = (pages: readonly Route[]): string[] =>
  pages.flatMap(({ path, aliases = [] }) => [path, ...aliases]);
