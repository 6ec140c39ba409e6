import { PAGE_META } from '#core/contract.ts';
import { isIntact } from './integrity.ts';
import { type Entry, findEntry } from './manifest.ts';

/**
 * Fetches one file of this build, and only if it really is that file.
 *
 * @throws where the network gives no answer, an error, or something else under the same URL: a captive
 *   portal's page, the HTML that a host serves for a missing script, a page of another build
 */
export async function fetchEntry(entry: Entry): Promise<Response> {
  if (!entry.integrity) return fetchPage(entry.url);
  // A name with a hash in it may come from the browser's own cache, where the page has just put it. But
  // that cache can be poisoned by a portal, and then only a fresh request helps.
  const named = /^\/assets\/.+-/.test(entry.url);
  const held = named ? await fetchFile(entry).catch(() => undefined) : undefined;
  return held ?? fetchFile(entry, AFRESH);
}

const AFRESH: RequestInit = { cache: 'reload' };

async function fetchFile({ url, integrity = '' }: Entry, init?: RequestInit): Promise<Response> {
  const response = await answerOf(url, init);
  const bytes = await response.arrayBuffer();
  if (await isIntact(bytes, integrity)) return copyOf(response, bytes);
  throw new Error(`${url} answered another file: its integrity is not as listed.`);
}

async function fetchPage(url: string): Promise<Response> {
  const response = await answerOf(url, AFRESH);
  const html = response.headers.get('content-type')?.startsWith('text/html')
    ? await response.text()
    : '';
  if (!html.includes(`<meta name="${PAGE_META}" content="${url}">`))
    throw new Error(`${url} answered something that is not this page.`);
  // The site was deployed anew since this worker was fetched: that page's styles and scripts are not
  // among these files, so it would be a broken page offline.
  for (const [, asset = ''] of html.matchAll(/"(\/assets\/[^"]+)"/g))
    if (!findEntry(asset)) throw new Error(`${url} belongs to another build: it names ${asset}.`);
  return copyOf(response, html);
}

async function answerOf(url: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}.`);
  return response;
}

// Browsers refuse to show a redirected response for a navigation, so the copy has no such mark. It is
// not compressed any more either.
function copyOf({ headers }: Response, body: BodyInit | null): Response {
  const kept = new Headers(headers);
  kept.delete('content-encoding');
  kept.delete('content-length');
  return new Response(body, { headers: kept });
}
