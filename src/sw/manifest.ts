/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: readonly Entry[] };

/** One file of this build, as build/plugins/precache-manifest.ts lists it. */
export interface Entry {
  /** Path: canonical for a page (`/contact`), the file's own for all others. */
  url: string;
  /** Changes with a page's content; null where `integrity` does that. */
  revision: string | null;
  /** Beginning of the file's SHA-256, see integrity.ts. Pages have none, since some networks rewrite HTML. */
  integrity?: string;
}

/** Every file of this build. The array is written here by the build. */
export const entries = self.__WB_MANIFEST;

const byUrl = new Map(entries.map((entry) => [entry.url, entry]));

/** The entry of a path, spelled exactly as listed. */
export const findEntry = (url: string): Entry | undefined => byUrl.get(url);

/**
 * URL under which an entry is cached. It names the content too, so that two builds can share one
 * cache: what did not change is fetched once, and what did lies beside the older version.
 */
export const keyOf = ({ url, revision, integrity }: Entry): string =>
  `${location.origin}${url}?v=${(revision ?? integrity ?? '').slice(-12)}`;
