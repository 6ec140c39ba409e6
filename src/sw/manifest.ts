/// <reference lib="webworker" />

import { keptRoutes } from '#routes/kept-routes.ts';
import { type FileList, partFile, SHELL_FILE } from '#routes/page-files.ts';
import type { Route } from '#routes/route.ts';
import { INTEGRITY_CHARACTERS } from './integrity.ts';

/** What the build tells of its pages, in a script that `sw.js` imports (build/artifacts/worker/write-worker.ts). */
export interface PageList {
  /** In the bundled worker they are only here, see build/vite/listed-routes.ts. */
  routes?: readonly Route[];
  /** Beginning of the SHA-256 of the shell and of each page's part, in the order of the routes. */
  integrity: string;
  /** With this many missing files or more, the pack is smaller than the files. */
  packFrom: number;
  /** Response headers of every page, by name. */
  headers: Record<string, string>;
  /** The replacement for a page that is not on the device, by the prefix of its language; see waiting-page.ts. */
  waiting: Readonly<Record<string, string>>;
}

/** Languages other than the default one: the beginning of the SHA-256 of the list of its files, by its prefix. */
export type LanguageLists = Readonly<Record<string, string>>;

declare const self: ServiceWorkerGlobalScope & {
  __PAGES: PageList;
  /** The files of the build in addition to its pages. */
  __FILES: FileList;
  /** What every device takes, in this order. */
  __LANGUAGES: LanguageLists;
  /** Languages that only their readers take, if there are any. */
  __FURTHER?: LanguageLists;
};

/** One file of this build that the worker keeps. */
export interface Entry {
  /** Path in the build, with a slash before it. */
  url: string;
  /** Beginning of the file's SHA-256, see integrity.ts. */
  integrity: string;
}

/** What the build says of the packs that every device takes. */
export const staged: LanguageLists = self.__LANGUAGES;

/** What the build says of all packs. */
export const languageLists: LanguageLists = { ...staged, ...self.__FURTHER };

/** What the build says of its pages. */
export const pages: PageList = self.__PAGES;

/** The shell, then the parts of all kept pages in the order of the routes: the pack begins with them. */
const pageEntries: readonly Entry[] = [
  SHELL_FILE,
  ...keptRoutes.map(({ path }) => partFile(path)),
].map((file, index) => ({
  url: `/${file}`,
  integrity: pages.integrity.slice(
    index * INTEGRITY_CHARACTERS,
    (index + 1) * INTEGRITY_CHARACTERS,
  ),
}));

/** Every file of this build that the worker keeps, those of the pack first and in its order. */
export const entries: readonly Entry[] = [...pageEntries, ...entriesOf(self.__FILES)];

/** The entries of a list. */
export function entriesOf(list: FileList): Entry[] {
  return list.map(([url, integrity]) => ({ url, integrity }));
}

const byUrl = new Map(entries.map((entry) => [entry.url, entry]));

/** The entry of a path, spelled exactly as listed. */
export const findEntry = (url: string): Entry | undefined => byUrl.get(url);

/**
 * URL under which an entry is cached. It names the content too, so that two builds can share one
 * cache: what did not change is fetched once, and what did is kept next to the older version.
 */
export const keyOf = ({ url, integrity }: Entry): string =>
  `${location.origin}${url}?v=${integrity.slice(-12)}`;

/** The end of the integrity that a key names: 72 bits of the SHA-256 of what is cached under it. */
export const versionOf = (key: string): string => key.slice(key.indexOf('?v=') + 3);
