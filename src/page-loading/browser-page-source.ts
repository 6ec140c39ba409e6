import type { Match } from '#routes/match-route.ts';
import { loadPage } from './load-page.ts';
import { pageDataIn } from './page-data.ts';
import type { LoadedPage, PageSource } from './page-source.ts';

/** The browser's pages: each is loaded once, then kept. `first` is the one the document came with. */
export function createPageSource(first?: { match: Match; loaded: LoadedPage }): PageSource {
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
 * A page's copy stands in its own HTML and nowhere else, so one changed sentence changes one file.
 * The worker answers from its precache when it is there.
 */
async function fetchPage(match: Match): Promise<LoadedPage> {
  const url = [match.path, ...Object.values(match.params).map(encodeURIComponent)].join('/');
  const answer = await fetch(url, { headers: { accept: 'text/html' } }).catch(() => undefined);
  const page = answer?.ok ? pageDataIn(await answer.text())?.page : undefined;
  if (!page) throw new Error('This page could not be loaded. Check the connection and try again.');
  return loadPage(page);
}
