/// <reference lib="webworker" />
import { API_PREFIX } from '#core/languages/api-pack.ts';
import { fromOlderBuild } from './cached-file.ts';
import { contentType } from './content-type.ts';
import { isNamedByHash } from './fetch-entry.ts';
import { keptLanguage, prefixes } from './kept-languages.ts';
import { type Entry, pages } from './manifest.ts';
import { readFile } from './read-file.ts';
import { isOnHold } from './refused.ts';

/** A listed file, its bytes and headers those of the build. */
export async function serveFile(entry: Entry, event: FetchEvent): Promise<Response> {
  const { url } = entry;
  const bytes = await readFile(entry, event);
  if (bytes) return responseOf(url, bytes);
  // Under a name with a hash there is no other file but a damaged or a forged one. Under any other name a newer
  // deployment may have one, which is better than none; it is not kept.
  const isFinal = isNamedByHash(url) || (await isOnHold(entry));
  return isFinal ? Response.error() : fetch(event.request);
}

/**
 * A file of another build, for a tab that still runs it, or one that a language has for itself: from the cache, or
 * else from the network.
 */
export async function serveOtherFile(url: string, event: FetchEvent): Promise<Response> {
  const bytes = await fromOlderBuild(url);
  if (bytes) return responseOf(url, bytes);
  for (const prefix of prefixes) {
    const entry = (await keptLanguage(prefix))?.find(url);
    if (entry) return serveFile(entry, event);
  }
  return fetch(event.request);
}

/**
 * A part of a page that not every device keeps, where this one does; or that this build does not have, for a tab of
 * another one: from the network. Without a network it is missing, and no failure of the network: the tab
 * loads the document then, and an unlisted one leads home.
 */
export async function serveOtherPart(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const entry = (await keptLanguage(API_PREFIX))?.find(new URL(request.url).pathname);
  if (entry) return serveFile(entry, event);
  return fetch(request).catch(() => new Response(null, { status: 404 }));
}

/** All files have the headers of pages, but for two. How long it is cached is not asked of what is in the cache. */
function responseOf(url: string, bytes: ArrayBuffer): Response {
  const headers = new Headers(pages.headers);
  headers.delete('cache-control');
  headers.set('content-type', contentType(url));
  return new Response(bytes, { headers });
}
