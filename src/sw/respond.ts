/// <reference lib="webworker" />
import { SHARE_PATH } from '#core/locker/share-target.ts';
import { matchRoute } from '#routes/match-route.ts';
import { type Entry, findEntry } from './manifest.ts';
import { flushInBackground } from './outbox-sync.ts';
import { fetchAndKeep, fromOlderBuild, fromPrecache } from './precache.ts';
import { repairCache } from './repair-cache.ts';
import { shareIn } from './share-in.ts';

/** Answers must come from the network itself: the token that proves it is there, and the mail call. */
const NETWORK_ONLY = /^\/(?:online\.txt$|api\/v1\.0\/)/;

/** Answers a request of a page; undefined leaves it to the browser. */
export function respondTo(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return undefined;
  if (request.method === 'POST' && pathname === SHARE_PATH) return shareIn(request);
  if (request.method !== 'GET') return undefined;
  if (NETWORK_ONLY.test(pathname)) return undefined;

  const isNavigation = request.mode === 'navigate';
  if (isNavigation) event.waitUntil(flushInBackground());

  const wantsPage = isNavigation || request.headers.get('accept')?.includes('text/html');
  const page = wantsPage ? matchRoute(pathname) : undefined;
  const entry = findEntry(page?.path ?? pathname);
  // A page answers only to what the lookup says, so that `/shared` without an id is no page.
  if (entry && (page || entry.integrity)) return answerWith(entry, event);
  if (pathname.startsWith('/assets/')) return answerOldAsset(request, pathname);
  return isNavigation ? answerUnlisted(request, pathname) : undefined;
}

async function answerWith(entry: Entry, event: FetchEvent): Promise<Response> {
  const cached = await fromPrecache(entry);
  if (cached) return cached;
  const fetched = await fetchAndKeep(entry).catch(() => undefined);
  event.waitUntil(repairCache());
  // What the network really says, be it a portal's login page, but it is not kept.
  return fetched ?? fetch(event.request);
}

async function answerOldAsset(request: Request, pathname: string): Promise<Response> {
  return (await fromOlderBuild(pathname)) ?? fetch(request);
}

// Unlisted paths go home. What looks like a file may be one of the host's.
async function answerUnlisted(request: Request, pathname: string): Promise<Response> {
  const file = /\.[^/]+$/.test(pathname) ? await fetch(request).catch(() => undefined) : undefined;
  return file ?? Response.redirect(`${location.origin}/`, 302);
}
