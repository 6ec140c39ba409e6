/// <reference lib="webworker" />
import { SHARE_PATH } from '#core/locker/share-target.ts';
import { matchRoute } from '#routes/match-route.ts';
import { findEntry } from './manifest.ts';
import { flushAfterPaint } from './outbox-sync.ts';
import { serveFile, serveOlderFile } from './serve-file.ts';
import { servePage } from './serve-page.ts';
import { shareIn } from './share-in.ts';

/** Responses must come from the network itself: the token that proves it is there, and the mail call. */
const NETWORK_ONLY = /^\/(?:online\.txt$|api\/v1\.0\/)/;

/** Responds to a request of a page; undefined leaves it to the browser. */
export function respondTo(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return undefined;
  if (request.method === 'POST' && pathname === SHARE_PATH) return shareIn(request);
  if (request.method !== 'GET') return undefined;
  if (NETWORK_ONLY.test(pathname)) return undefined;

  const isNavigation = request.mode === 'navigate';
  if (isNavigation) event.waitUntil(flushAfterPaint());

  const wantsPage = isNavigation || request.headers.get('accept')?.includes('text/html');
  const page = wantsPage ? matchRoute(pathname) : undefined;
  if (page) return servePage(page.path, event);
  if (findEntry(pathname)) return serveFile(pathname, event);
  if (pathname.startsWith('/assets/')) return serveOlderFile(pathname, request);
  return isNavigation ? serveUnlisted(request, pathname) : undefined;
}

// Unlisted paths go home. What looks like a file may be one of the host's.
async function serveUnlisted(request: Request, pathname: string): Promise<Response> {
  const file = /\.[^/]+$/.test(pathname) ? await fetch(request).catch(() => undefined) : undefined;
  return file ?? Response.redirect(`${location.origin}/`, 302);
}
