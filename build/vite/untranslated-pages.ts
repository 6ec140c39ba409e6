import type { Plugin } from 'vite';
import { routes } from '../../src/routes/paths.ts';
import type { Route } from '../../src/routes/route.ts';
import { isGrowing, translates } from '../languages.ts';
import { pagesOf, pathsOf } from '../pages-of.ts';
import type { LanguageGaps } from '../translations/language-gaps.ts';

const MODULE = 'virtual:untranslated-pages';

/** Marks the id of a module that is not a file. */
const NO_FILE = '\0';

/**
 * Tells a build which pages its language has no copy of: they are in English under its prefix, or, while it grows,
 * elsewhere. The default one has all, and gets constants that take everything that asks for it out of the scripts.
 *
 * @param code language of the build
 * @param gaps what it lacks although it is complete
 */
export function untranslatedPages(code: string, gaps?: LanguageGaps): Plugin {
  let root: string;
  return {
    name: 'kolam:untranslated-pages',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (source) => (source === MODULE ? NO_FILE + MODULE : undefined),
    load(id) {
      if (id !== NO_FILE + MODULE) return;
      const all: readonly Route[] = routes;
      const own = pagesOf(root, code);
      const grows = isGrowing(root, code);
      const isUntranslated = ({ path }: Route) => !translates(root, code, path);
      return [
        `export const untranslated = ${grows ? undefined : listOf(all.filter(isUntranslated))};`,
        `export const elsewhere = ${listOf(all.filter((route) => !own.includes(route)))};`,
        `export const isGrowing = ${grows};`,
        `export const hasGaps = ${grows || gaps !== undefined};`,
        `export const left = ${JSON.stringify(gaps?.texts)};`,
      ].join('\n');
    },
  };
}

/** A list of all paths of pages, as source; undefined if there is none. */
function listOf(pages: readonly Route[]): string {
  const paths = pathsOf(pages);
  return `${paths.length > 0 ? JSON.stringify(paths) : undefined}`;
}
