import { useEffect, useState } from 'react';
import type { PageSource } from '#page-loading/page-source.ts';
import { matchRoute } from '#routes/match-route.ts';
import { prefix } from '#words/language.ts';

/** A pointer that only passes over a link asks for nothing. */
const INTENT_MS = 60;

/**
 * Loads the page of a link that is about to be followed. Returns whether a page that was asked for by
 * a click is still on its way.
 */
export function usePrefetch(pages: PageSource | undefined): boolean {
  const [waiting, setWaiting] = useState(0);
  useEffect(() => {
    let intent: ReturnType<typeof setTimeout>;
    const load = (url: URL | Location) => {
      const match = matchRoute(url.pathname.slice(prefix.length));
      if (!match || !pages || pages.isReady(match)) return undefined;
      // What fails here is forgotten, and asked for again when it is wanted.
      return Promise.resolve(pages.get(match)).then(
        () => {},
        () => pages.forget(match),
      );
    };
    const hint = (event: Event) => {
      clearTimeout(intent);
      const url = linkUnder(event);
      if (url) intent = setTimeout(() => load(url), INTENT_MS);
    };
    const follow = (event: Event) => {
      const url = event.type === 'popstate' ? location : linkUnder(event);
      // The router takes a click by preventing the browser's default action.
      const followed = event.type === 'popstate' || event.defaultPrevented;
      const page = url && followed && load(url);
      if (!page) return;
      setWaiting((count) => count + 1);
      void page.finally(() => setWaiting((count) => count - 1));
    };
    const hints = ['pointerover', 'touchstart', 'focusin'];
    for (const type of hints) document.addEventListener(type, hint, { passive: true });
    document.addEventListener('click', follow);
    addEventListener('popstate', follow);
    return () => {
      clearTimeout(intent);
      for (const type of hints) document.removeEventListener(type, hint);
      document.removeEventListener('click', follow);
      removeEventListener('popstate', follow);
    };
  }, [pages]);
  return waiting > 0;
}

function linkUnder({ target }: Event): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : undefined;
  const ours = link?.origin === location.origin && !link.target && !link.download;
  return link && ours ? new URL(link.href) : undefined;
}
