import { LANGUAGE_LIST } from './language-files.ts';

/** What the worker notes in its cache of the files that it needs, as a page reads it. */

/** The URLs that the worker's record of its build names; undefined for anything else. */
export function currentOf(record: unknown): readonly string[] | undefined {
  const { current } = (record ?? {}) as { current?: unknown };
  if (!Array.isArray(current) || current.length === 0) return undefined;
  return current.every((key) => typeof key === 'string') ? current : undefined;
}

/** The URL of the list of a language's files, if the worker keeps that language. */
export const languageListIn = (
  current: readonly string[] | undefined,
  prefix: string,
): string | undefined =>
  current?.find((url) => new URL(url).pathname === `${prefix}/${LANGUAGE_LIST}`);
