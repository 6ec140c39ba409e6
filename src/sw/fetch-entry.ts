import { type Entry, findEntry } from './manifest.ts';

/**
 * Fetches one file of this build, and only if it really is that file.
 *
 * @throws where the network gives no answer, an error, or something else under the same URL: a captive
 *   portal's page, the HTML that a host serves for a missing script, a page of another build
 */
export async function fetchEntry(entry: Entry): Promise<Response> {
  const response = entry.integrity ? await fetchFile(entry) : await fetchAfresh(entry);
  if (response.status !== 200) throw new Error(`${entry.url} answered ${response.status}.`);
  if (!entry.integrity) return checkedPage(entry, response);
  return response.redirected ? copyOf(response, response.body) : response;
}

const fetchAfresh = ({ url, integrity }: Entry) => fetch(url, { cache: 'reload', integrity });

// A name with a hash in it may come from the browser's own cache, where the page has just put it. But
// that cache can be poisoned by a portal, and then only a fresh request helps.
function fetchFile(entry: Entry): Promise<Response> {
  if (!/^\/assets\/.+-/.test(entry.url)) return fetchAfresh(entry);
  return fetch(entry.url, { integrity: entry.integrity }).catch(() => fetchAfresh(entry));
}

async function checkedPage({ url }: Entry, response: Response): Promise<Response> {
  const html = response.headers.get('content-type')?.startsWith('text/html')
    ? await response.text()
    : '';
  if (!html.includes(`<meta name="kolam-page" content="${url}">`))
    throw new Error(`${url} answered something that is not this page.`);
  // The site was deployed anew since this worker was fetched: that page's styles and scripts are not
  // among these files, so it would be a broken page offline.
  for (const [, asset = ''] of html.matchAll(/"(\/assets\/[^"]+)"/g))
    if (!findEntry(asset)) throw new Error(`${url} belongs to another build: it names ${asset}.`);
  return copyOf(response, html);
}

// Browsers refuse to show a redirected response for a navigation, so the copy has no such mark. It is
// not compressed any more either.
function copyOf({ headers }: Response, body: BodyInit | null): Response {
  const kept = new Headers(headers);
  kept.delete('content-encoding');
  kept.delete('content-length');
  return new Response(body, { headers: kept });
}
