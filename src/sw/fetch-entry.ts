import { isIntact } from './integrity.ts';
import { type Entry, keyOf } from './manifest.ts';

/** Whether a file's name has a hash of its content: no later build has another file under it. */
export const isNamedByHash = (url: string): boolean => /^\/assets\/.+-/.test(url);

/**
 * Fetches the bytes of one file of this build, and only if it really is that file.
 *
 * @throws where the network gives no response, an error, or something else under the same URL: a captive
 *   portal's page, the HTML that a host serves for a missing script, a file of another build
 */
export async function fetchEntry(entry: Entry): Promise<ArrayBuffer> {
  // A name with a hash in it may come from the browser's own cache, where the page has just put it. But
  // that cache can be poisoned by a portal, and then only a fresh request helps.
  const held = isNamedByHash(entry.url)
    ? await fetchIntact(entry, entry.url).catch(() => undefined)
    : undefined;
  if (held) return held;
  try {
    return await fetchIntact(entry, entry.url, { cache: 'reload' });
  } catch (error) {
    // A cache on the way may hold a damaged copy; under this URL it has none.
    if (error instanceof DifferentFileError)
      return fetchIntact(entry, keyOf(entry), { cache: 'reload' });
    throw error;
  }
}

class DifferentFileError extends Error {}

async function fetchIntact(entry: Entry, url: string, init?: RequestInit): Promise<ArrayBuffer> {
  const response = await fetch(url, init);
  if (response.status !== 200) throw new Error(`${entry.url} responded with ${response.status}.`);
  const bytes = await response.arrayBuffer();
  if (await isIntact(bytes, entry.integrity)) return bytes;
  throw new DifferentFileError(
    `${entry.url} responded with another file: its integrity is not as listed.`,
  );
}
