import { prefix } from '#content/en/words/language.ts';
import * as words from '#content/en/words/page-loading.ts';
import type { Match } from '#routes/match-route.ts';
import { partFile } from '#routes/page-files.ts';
import { readPart } from '#routes/page-part.ts';
import { loadPage } from './load-page.ts';
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
      const loading = fetchPage(match).then((loaded) => {
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

/**
 * A page's copy comes with its part, the file that the worker makes the page's document of, and stands
 * nowhere else: one changed sentence changes one file. The worker responds from its cache when it is there.
 */
async function fetchPage({ path }: Match): Promise<LoadedPage> {
  const response = await fetch(`${prefix}/${partFile(path)}`).catch(() => undefined);
  const part = response?.ok ? readPart(await response.text()) : {};
  const page = pageIn(part);
  if (!page) throw new Error(words.notLoaded);
  return { ...(await loadPage(page)), head: part.head };
}
