import type { Plugin } from 'vite';
import { routes } from '../../src/routes/paths.ts';
import type { Route } from '../../src/routes/route.ts';
import { isGrowing, languagesOf } from '../languages.ts';

const MODULE = 'virtual:untranslated-pages';

/** Marks the id of a module that is not a file. */
const NO_FILE = '\0';

/**
 * Tells a build which pages its language has no copy of. The default one has all, and gets a constant that takes
 * everything that asks for it out of the scripts.
 *
 * @param code language of the build
 */
export function untranslatedPages(code: string): Plugin {
  let root: string;
  return {
    name: 'kolam:untranslated-pages',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (source) => (source === MODULE ? NO_FILE + MODULE : undefined),
    load(id) {
      if (id !== NO_FILE + MODULE) return;
      const paths = (routes as readonly Route[])
        .filter(({ path }) => !languagesOf(root, path).includes(code))
        .flatMap(({ path, aliases = [] }) => [path, ...aliases]);
      return [
        `export const untranslated = ${paths.length > 0 ? JSON.stringify(paths) : undefined};`,
        `export const isGrowing = ${isGrowing(root, code)};`,
      ].join('\n');
    },
  };
}
