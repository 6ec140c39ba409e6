/// <reference lib="webworker" />
import { API_PREFIX, PACK_PREFIXES } from '#core/languages/api-pack.ts';
import { SHARE_PATH } from '#core/locker/share-target.ts';
import { ALL_LANGUAGES_PAGE } from '#routes/all-languages.ts';
import { matchRoute } from '#routes/match-route.ts';
import { PARTS } from '#routes/page-files.ts';
import { splitPrefix } from '#routes/split-prefix.ts';
import { noteNavigation } from './after-paint.ts';
import { fetchRefused } from './fetch-refused.ts';
import { prefixes } from './kept-languages.ts';
import { findEntry } from './manifest.ts';
import { sendAfterPaint } from './outbox-sync.ts';
import { finishActivation } from './prune-cache.ts';
import { repairMissing } from './repair-cache.ts';
import { serveAllLanguages } from './serve-all-languages.ts';
import { serveFile, serveOtherFile, serveOtherPart } from './serve-file.ts';
import { serveInLanguage } from './serve-in-language.ts';
import { serveListed } from './serve-listed.ts';
import { shareIn } from './share-in.ts';
import { noteSaveData } from './take-rest.ts';

/** Responses must come from the network itself: the token that proves it is there, and the mail call. */
const NETWORK_ONLY = /^\/(?:online\.txt$|api\/v1\.0\/)/;

const API_FOLDER = `${API_PREFIX}/`;

/** Prefixes of pages. */
const languages = prefixes.filter((prefix) => !PACK_PREFIXES.includes(prefix));

/** Responds to a request of a page; undefined leaves it to the browser. */
export function respondTo(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return undefined;
  if (request.method === 'POST' && pathname === SHARE_PATH) return shareIn(request);
  if (request.method !== 'GET') return undefined;
  if (NETWORK_ONLY.test(pathname)) return undefined;

  const isNavigation = request.mode === 'navigate';
  if (isNavigation) {
    noteNavigation();
    noteSaveData(request.headers);
    event.waitUntil(
      Promise.all([sendAfterPaint(), fetchRefused(), finishActivation(), repairMissing()]),
    );
  }

  const wantsPage = isNavigation || request.headers.get('accept')?.includes('text/html');
  const { prefix, path } = splitPrefix(pathname, languages);
  const page = wantsPage ? matchRoute(path) : undefined;
  if (prefix && (page || !isNavigation)) return serveInLanguage(prefix, page?.path, event);
  if (page) return serveListed(page.path, event);
  const entry = findEntry(pathname);
  if (entry) return serveFile(entry, event);
  if (pathname.startsWith('/assets/') || (!isNavigation && pathname.startsWith(API_FOLDER)))
    return serveOtherFile(pathname, event);
  if (pathname.startsWith(`/${PARTS}`)) return serveOtherPart(event);
  if (!isNavigation) return undefined;
  // Two languages lead to each other, and have no list.
  return pathname === ALL_LANGUAGES_PAGE && languages.length > 1
    ? serveAllLanguages(request, languages)
    : serveUnlisted(request, prefix);
}

// Unlisted paths go home. What looks like a file may be one of the host's.
async function serveUnlisted(request: Request, prefix: string): Promise<Response> {
  const { origin, pathname } = new URL(request.url);
  const name = pathname.slice(pathname.lastIndexOf('/'));
  const file = /\../.test(name) ? await fetch(request).catch(() => undefined) : undefined;
  return file ?? Response.redirect(origin + (prefix || '/'), 302);
}
