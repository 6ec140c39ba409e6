import { BUILDS_KEY, REFUSED_KEY } from '#core/contract.ts';
import { openPrecache } from './cached-file.ts';
import { currentKeys } from './kept-languages.ts';

interface Builds {
  current: string[];
  previous: string[];
}

/**
 * Forgets what neither this build nor the one before it needs. The one before is kept because a tab
 * that still runs it may load a part of it later, when the server has long deleted that file.
 */
export async function pruneCache(): Promise<void> {
  const cache = await openPrecache();
  const record = await readRecord(cache);
  const current = await currentKeys();
  // A worker that changed without any file having changed must not push the older build out.
  const same = record.current.join() === current.join();
  const previous = same ? record.previous : record.current;
  await writeRecord(cache, { current, previous });
  const needed = new Set([
    ...current,
    ...previous,
    location.origin + BUILDS_KEY,
    location.origin + REFUSED_KEY,
  ]);
  const keys = await cache.keys();
  await Promise.all(keys.filter(({ url }) => !needed.has(url)).map((key) => cache.delete(key)));
}

/** Notes that a language has come to what this build needs. */
export async function noteLanguage(): Promise<void> {
  const cache = await openPrecache();
  await writeRecord(cache, { ...(await readRecord(cache)), current: await currentKeys() });
}

async function readRecord(cache: Cache): Promise<Builds> {
  const record = await cache
    .match(BUILDS_KEY)
    .then((held) => held?.json())
    .catch(() => undefined);
  return { current: [], previous: [], ...record };
}

const writeRecord = (cache: Cache, builds: Builds): Promise<void> =>
  cache.put(BUILDS_KEY, new Response(JSON.stringify(builds)));
