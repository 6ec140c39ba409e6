import { CACHE_NAME } from '#core/contract.ts';
import { PACK_PREFIXES } from '#core/languages/api-pack.ts';
import { LANGUAGE_LIST, type LanguageList } from '#core/languages/language-files.ts';

/** Where the list of a language is. A pack that is none may have a folder of so few letters, too. */
const LIST_OF_LANGUAGE = new RegExp(`^(/[a-z]{2,3})/${LANGUAGE_LIST}$`);

/**
 * Prefixes of the languages that this device keeps, whether this page knows them or not. None where the browser refuses
 * the cache.
 */
export async function keptLanguages(): Promise<string[]> {
  try {
    const keys = await (await openCache()).keys();
    const found = keys.flatMap(
      ({ url }) => LIST_OF_LANGUAGE.exec(new URL(url).pathname)?.[1] ?? [],
    );
    return [...new Set(found)].filter((prefix) => !PACK_PREFIXES.includes(prefix));
  } catch {
    return [];
  }
}

/** Takes a language off the device, in every version of it. Rejects where the browser refuses. */
export async function forgetLanguage(prefix: string): Promise<void> {
  const cache = await openCache();
  const own = await filesOf(cache, prefix);
  // First of all: what has no list is not served from here any more.
  for (const list of await listsIn(cache, prefix)) await cache.delete(list);
  const keys = await cache.keys();
  await Promise.all(
    keys.filter(({ url }) => own.has(new URL(url).pathname)).map((key) => cache.delete(key)),
  );
}

/** Bytes of the files that this device keeps for a prefix. 0 where the browser refuses the cache. */
export async function bytesOf(prefix: string): Promise<number> {
  try {
    const cache = await openCache();
    const own = await filesOf(cache, prefix);
    const keys = (await cache.keys()).filter(({ url }) => own.has(new URL(url).pathname));
    const held = await Promise.all(keys.map(async (key) => (await cache.match(key))?.blob()));
    return held.reduce((sum, blob) => sum + (blob?.size ?? 0), 0);
  } catch {
    return 0;
  }
}

/** Paths of the files of a prefix, by every list of it that is kept. */
async function filesOf(cache: Cache, prefix: string): Promise<ReadonlySet<string>> {
  const own = new Set<string>();
  for (const list of await listsIn(cache, prefix)) {
    const held = await cache.match(list);
    const read = (await held?.json()) as LanguageList | undefined;
    for (const [url] of read?.files ?? []) own.add(url);
  }
  return own;
}

const openCache = () => caches.open(CACHE_NAME);

const listsIn = (cache: Cache, prefix: string) =>
  cache.keys(`${prefix}/${LANGUAGE_LIST}`, { ignoreSearch: true });
