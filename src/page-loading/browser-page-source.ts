import { isReachable } from '#core/network/reachability.ts';
import type { Match } from '#routes/match-route.ts';
import { partFile } from '#routes/page-files.ts';
import { readPart } from '#routes/page-part.ts';
import { prefix } from '#words/language.ts';
import * as words from '#words/page-loading.ts';
import { loadPage } from './load-page.ts';
import { NeedsDocument } from './needs-document.ts';
import { pageIn } from './page-data.ts';
import type { LoadedPage, PageSource } from './page-source.ts';

/** The browser's pages: each is loaded once, then kept. `first` is the one the document came with. */
export function createPageSource(first?: { match: Match; loaded: LoadedPage } | null): PageSource {
  const pages = new Map<string, LoadedPage | Promise<LoadedPage>>();
  const ready = new Set<string>();
  if (first) {
    pages.set(first.match.path, first.loaded);
    ready.add(first.match.path);
  }
  return {
    get(match) {
      const known = pages.get(match.path);
      if (known) return known;
      // A promise stays when it is settled, a rejected one until `forget`: React asks again while it renders.
      const loading = fetchPage(match, pages.size === 0).then((loaded) => {
        ready.add(match.path);
        return loaded;
      });
      pages.set(match.path, loading);
      return loading;
    },
    isReady: (match) => ready.has(match.path),
    forget(match) {
      pages.delete(match.path);
    },
  };
}

/** Shape of the copy that this application was built for; see build/copy-shape.ts. */
declare const COPY_SHAPE: string;

/**
 * A page's copy comes with its part, the file that the worker makes the page's document of, and is
 * nowhere else: one changed sentence changes one file. The worker responds from its cache when it is there.
 *
 * @param isOwn whether it is the document's own page, which no other document would have either
 * @throws `NeedsDocument` for the copy of a build that this application does not know, or whose scripts are gone
 */
async function fetchPage({ path }: Match, isOwn: boolean): Promise<LoadedPage> {
  const response = await fetch(`${prefix}/${partFile(path)}`).catch(() => undefined);
  const failed = new (!response || response.status >= 500 || isOwn ? Error : NeedsDocument)(
    words.notLoaded,
  );
  const part = response?.ok ? readPart(await response.text()) : {};
  const page = pageIn(part);
  if (!page || (part.shape !== COPY_SHAPE && !isOwn)) throw failed;
  const loaded = await loadPage(page).catch(async () => {
    // Without a worker and a network there is no document either.
    throw navigator.serviceWorker?.controller || (await isReachable())
      ? failed
      : new Error(words.notLoaded);
  });
  return { ...loaded, head: part.head };
}
