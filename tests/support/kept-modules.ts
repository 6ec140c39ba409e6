import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * What of a module decides how it comes out of a plugin, in addition to its text.
 *
 * @param id of the module
 * @param source its text
 * @returns nothing, if it comes out as it would without the plugin
 */
export type KeyOf = (id: string, source: string) => string | undefined;

/** What decides how any module comes out: settings, plugins, and what `#` names. */
const SETTINGS = ['build/vite', 'tests/support', 'package.json', 'tsconfig.json'];

/**
 * A plugin that changes few modules, or where few imports lead. All others are kept once, for
 * projects with it and without.
 */
export const changing = (plugin: Plugin, keyOf: KeyOf): Plugin => ({
  ...plugin,
  api: { keyOf, vitest: { experimental: { ignoreFsModuleCache: true } } },
});

/**
 * Keeps transformed modules for later runs. Vitest names a kept module by its id, its text (of one
 * that is not a file: what its plugin made just now) and the names of all plugins. This adds what
 * decides as well, so that no module is ever taken for another one:
 *
 * - the text of all plugins and settings;
 * - what a plugin of `changing` says;
 * - `import.meta.glob` depends on which files there are: a module with it is made in each run.
 *   Vitest itself sees those without a type argument only.
 */
export function keptModules(root: string): Plugin {
  const files = SETTINGS.flatMap((name) => filesIn(path.join(root, name)));
  const settings = digest(files.map((file) => readFileSync(file, 'utf8')));
  let isDefined = false;
  return {
    name: 'kolam:kept-modules',
    // Vitest asks the plugins of projects alone, and what one of them defines is for all.
    configureVitest({ experimental_defineCacheKeyGenerator: defineKey }) {
      if (isDefined) return;
      isDefined = true;
      defineKey(({ environment, id, sourceCode }) =>
        keyIn(environment.config.plugins, id, sourceCode, settings),
      );
    },
  };
}

/** The key of a module in a project with these plugins; false if it is not to be kept. */
export function keyIn(
  plugins: readonly Plugin[],
  id: string,
  source: string,
  settings: string,
): string | false {
  if (source.includes('import.meta.glob')) return false;
  const said = plugins.map(({ api }) => (api?.keyOf as KeyOf | undefined)?.(id, source));
  return JSON.stringify([settings, ...said.filter((each) => each !== undefined)]);
}

export const digest = (texts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(texts)).digest('hex');

/** A file, or all files in a folder, sorted. */
export function filesIn(place: string): string[] {
  if (statSync(place).isFile()) return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .sort();
}
