import { contentType } from './content-type.ts';
import { isIntact } from './integrity.ts';
import type { Entry } from './manifest.ts';

/**
 * Fetches one file of this build, and only if it really is that file.
 *
 * @throws where the network gives no response, an error, or something else under the same URL: a captive
 *   portal's page, the HTML that a host serves for a missing script, a file of another build
 */
export async function fetchEntry(entry: Entry): Promise<Response> {
  // A name with a hash in it may come from the browser's own cache, where the page has just put it. But
  // that cache can be poisoned by a portal, and then only a fresh request helps.
  const named = /^\/assets\/.+-/.test(entry.url);
  const held = named ? await fetchIntact(entry).catch(() => undefined) : undefined;
  return held ?? fetchIntact(entry, { cache: 'reload' });
}

async function fetchIntact(entry: Entry, init?: RequestInit): Promise<Response> {
  const response = await fetch(entry.url, init);
  if (response.status !== 200) throw new Error(`${entry.url} responded with ${response.status}.`);
  const bytes = await response.arrayBuffer();
  if (await isIntact(bytes, entry.integrity)) return responseOf(entry, bytes);
  throw new Error(`${entry.url} responded with another file: its integrity is not as listed.`);
}

/** A file of this build as the worker keeps and serves it: no header of the network stays. */
export const responseOf = ({ url }: Entry, body: BodyInit): Response =>
  new Response(body, { headers: { 'content-type': contentType(url) } });
