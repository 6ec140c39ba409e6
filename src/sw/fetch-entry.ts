import { isIntact } from './integrity.ts';
import { type Entry, keyOf } from './manifest.ts';

/** Whether a file's name has a hash of its content: no later build has another file under it. */
export const isNamedByHash = (url: string): boolean => /^\/assets\/.+-/.test(url);

/**
 * Fetches the bytes of one file of this build, and only if it really is that file.
 *
 * @param signal gives it up
 * @throws where the network gives no response, an error, or something else under the same URL: a captive
 *   portal's page, the HTML that a host serves for a missing script, a file of another build
 */
export async function fetchEntry(entry: Entry, signal?: AbortSignal): Promise<ArrayBuffer> {
  const { url } = entry;
  // A name with a hash may come from the browser's own cache, where the page has just put it. For any other name the
  // host is asked, which need not send the file again. But a portal can poison that cache, and then only a fresh
  // request helps.
  const held = isNamedByHash(url)
    ? await fetchIntact(entry, url, { signal }).catch(() => undefined)
    : await fetchIntact(entry, url, { signal, cache: 'no-cache' });
  const bytes =
    held ??
    (await fetchIntact(entry, url, { signal, cache: 'reload' })) ??
    // A cache on the way may hold a damaged copy; under this URL it has none.
    (await fetchIntact(entry, keyOf(entry), { signal, cache: 'reload' }));
  if (!bytes) throw new Error(`${url} is not as listed.`);
  return bytes;
}

/** Undefined where the response is another file. Throws where there is none, or an error. */
async function fetchIntact(
  { integrity }: Entry,
  url: string,
  init: { signal: AbortSignal | undefined; cache?: RequestCache },
): Promise<ArrayBuffer | undefined> {
  const response = await fetch(url, init as RequestInit);
  if (response.status !== 200) throw new Error(`${url} responded with ${response.status}.`);
  const bytes = await response.arrayBuffer();
  return (await isIntact(bytes, integrity)) ? bytes : undefined;
}
