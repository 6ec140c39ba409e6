import { CACHE_NAME } from '#core/contract.ts';
import { LANGUAGE_LIST, type LanguageList } from '#core/languages/language-files.ts';

/**
 * Those of the prefixes whose languages this device keeps. None where the browser refuses the cache.
 *
 * @param prefixes of the site's languages, the default one's left out
 */
export async function keptOf(prefixes: readonly string[]): Promise<string[]> {
  try {
    const cache = await openCache();
    const lists = await Promise.all(prefixes.map((prefix) => listsIn(cache, prefix)));
    return prefixes.filter((_, index) => lists[index]?.length);
  } catch {
    return [];
  }
}

/** Takes a language off the device, in every version of it. Rejects where the browser refuses. */
export async function forgetLanguage(prefix: string): Promise<void> {
  const cache = await openCache();
  const own = new Set<string>();
  for (const list of await listsIn(cache, prefix)) {
    const held = await cache.match(list);
    const read = (await held?.json()) as LanguageList | undefined;
    for (const [url] of read?.files ?? []) own.add(url);
    // First of all: what has no list is not served from here any more.
    await cache.delete(list);
  }
  const keys = await cache.keys();
  await Promise.all(
    keys.filter(({ url }) => own.has(new URL(url).pathname)).map((key) => cache.delete(key)),
  );
}

const openCache = () => caches.open(CACHE_NAME);

const listsIn = (cache: Cache, prefix: string) =>
  cache.keys(`${prefix}/${LANGUAGE_LIST}`, { ignoreSearch: true });
