import { isOptional } from '#core/optional-files.ts';
import { partFile, SHELL_FILE } from '#routes/page-files.ts';

/** How many pages of the site the worker's cache holds. */
export interface Holding {
  /** Pages that there are. */
  pages: number;
  /** Pages of the version that the worker serves. */
  kept: number;
  /** Further pages that are there in the version before. */
  older: number;
  /** Files without which all works, and that are missing. */
  optional: number;
}

/**
 * Counts the pages in a cache, and what they can do without and is not there.
 *
 * @param keys URLs of all that is cached, each with its version in the query
 * @param current URLs of what the active worker keeps; undefined while the first one is being installed
 * @param paths the canonical paths of all pages
 * @param folder folder of the language in which they are counted, with a slash behind it; '' for the default one
 */
export function holdingOf(
  keys: readonly string[],
  current: readonly string[] | undefined,
  paths: readonly string[],
  folder = '',
): Holding {
  const held = filesOf(keys);
  const now = current ? filesOf(keys.filter((key) => current.includes(key))) : held;
  // A page is put together from its part and the shell.
  const countIn = (files: ReadonlySet<string>) =>
    files.has(folder + SHELL_FILE)
      ? paths.filter((path) => files.has(folder + partFile(path))).length
      : 0;
  const kept = countIn(now);
  const cached = new Set(keys);
  const missing = current?.filter((key) => !cached.has(key) && isOptional(new URL(key).pathname));
  return {
    pages: paths.length,
    kept,
    older: countIn(held) - kept,
    optional: missing?.length ?? 0,
  };
}

const filesOf = (keys: readonly string[]): Set<string> =>
  new Set(keys.map((key) => new URL(key).pathname.slice(1)));
