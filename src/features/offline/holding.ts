import { elsewhere } from 'virtual:untranslated-pages';
import { isElsewhere } from '#components/elsewhere.ts';
import { API_PREFIX } from '#core/languages/api-pack.ts';
import { LANGUAGE_LIST } from '#core/languages/language-files.ts';
import { isOptional } from '#core/optional-files.ts';
import { partFile, SHELL_FILE } from '#routes/page-files.ts';
import type { Route } from '#routes/route.ts';

/** How many pages of the site the worker's cache holds. */
export interface Holding {
  /** Pages that there are. */
  pages: number;
  /** Pages of the version that the worker serves. */
  kept: number;
  /** Further pages that are there in the version before. */
  older: number;
  /** Whether all that every device keeps is there, so that the site works without a network. */
  isReady: boolean;
  /** The same, with what is there in the version before. */
  wasReady: boolean;
  /** Files without which all works, and that are missing. */
  optional: number;
}

/**
 * Counts the pages in a cache, and what they can do without and is not there.
 *
 * @param keys URLs of all that is cached, each with its version in the query
 * @param current URLs of what the active worker keeps; undefined while the first one is being installed
 * @param routes all pages
 * @param folder folder of the language in which they are counted, with a slash behind it; '' for the default one
 */
export function holdingOf(
  keys: readonly string[],
  current: readonly string[] | undefined,
  routes: readonly Route[],
  folder = '',
): Holding {
  const held = filesOf(keys);
  const now = current ? filesOf(keys.filter((key) => current.includes(key))) : held;
  const keptIn = (files: ReadonlySet<string>) => routes.filter((route) => isIn(files, route));
  // A page is put together from its part and the shell; one for integrators runs with their files.
  const isIn = (files: ReadonlySet<string>, { path, pack }: Route) => {
    const own = elsewhere && isElsewhere(path) ? '' : folder;
    return (
      files.has(own + SHELL_FILE) &&
      files.has(own + partFile(path)) &&
      (!pack || files.has(API_LIST))
    );
  };
  const base = routes.filter(({ pack }) => !pack);
  const kept = keptIn(now).length;
  const cached = new Set(keys);
  const missing = current?.filter((key) => !cached.has(key) && isOptional(new URL(key).pathname));
  return {
    pages: routes.length,
    kept,
    older: keptIn(held).length - kept,
    isReady: base.every((route) => isIn(now, route)),
    wasReady: base.every((route) => isIn(held, route)),
    optional: missing?.length ?? 0,
  };
}

const API_LIST = `${API_PREFIX.slice(1)}/${LANGUAGE_LIST}`;

const filesOf = (keys: readonly string[]): Set<string> =>
  new Set(keys.map((key) => new URL(key).pathname.slice(1)));
