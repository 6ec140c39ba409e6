import { REFUSED_KEY } from '#core/contract.ts';
import { isReachable } from '#core/network/reachability.ts';
import { openPrecache } from './cached-file.ts';
import { type Entry, keyOf } from './manifest.ts';

/** Optional files that a network did not give, by their keys, and when they were asked for last. */
interface Refused {
  keys: string[];
  tries: number;
  at: number;
}

const MINUTE_MS = 60_000;

/** How long they are not asked for again after each try; after more of them as long as after the last. */
const WAITS_MS = [0, MINUTE_MS, 10 * MINUTE_MS, 60 * MINUTE_MS, 360 * MINUTE_MS];

/** Notes what is missing after a try. Never rejects. */
export async function noteRefused(refused: readonly Entry[]): Promise<void> {
  try {
    const cache = await openPrecache();
    if (refused.length === 0) return void (await cache.delete(location.origin + REFUSED_KEY));
    const before = await readRefused();
    const keys = refused.map(keyOf);
    // Without a network nothing was refused: it is asked for as soon as there is one.
    const record: Refused =
      before && !(await isReachable())
        ? { ...before, keys }
        : { keys, tries: before ? before.tries + 1 : 0, at: Date.now() };
    await cache.put(REFUSED_KEY, new Response(JSON.stringify(record)));
  } catch {
    // Then it is asked for when a page needs it.
  }
}

/** Whether optional files are missing, and it is time to ask for them again. Never rejects. */
export async function isTimeToFetch(): Promise<boolean> {
  const refused = await readRefused();
  return refused !== undefined && isDue(refused);
}

/** Whether a file was refused a while ago, so that asking for it again is too soon. Never rejects. */
export async function isOnHold(entry: Entry): Promise<boolean> {
  const refused = await readRefused();
  return refused !== undefined && !isDue(refused) && refused.keys.includes(keyOf(entry));
}

const readRefused = (): Promise<Refused | undefined> =>
  openPrecache()
    .then((cache) => cache.match(REFUSED_KEY))
    .then((held) => held?.json())
    .then((record) => (isRefused(Object(record)) ? record : undefined))
    .catch(() => undefined);

/** Whether it is a record, which a disk may have changed: an invalid time would never pass. */
const isRefused = ({ keys, tries, at }: Partial<Refused>): boolean =>
  Array.isArray(keys) && Number.isInteger(tries) && Number.isFinite(at);

function isDue({ tries, at }: Refused): boolean {
  const passed = Date.now() - at;
  // A clock that was set back has no say.
  return passed < 0 || passed >= (WAITS_MS[tries] ?? (WAITS_MS.at(-1) as number));
}
