import { isReachable } from '#core/network/reachability.ts';
import { delay } from '#lib/delay.ts';

/** How often it is looked whether it is time to ask; `isReachable` asks far less often. */
const LOOK_MS = 8_000;

let lastDoubt = 0;

/**
 * Asks our own server while the browser says that there is no network: once, or again and again where it does not
 * respond.
 *
 * @param tell is told whether it responds
 */
export async function doubtOffline(tell: (online: boolean) => void): Promise<void> {
  const doubt = ++lastDoubt;
  for (let isFirst = true; ; isFirst = false) {
    const online = await isReachable(!isFirst);
    // The browser has changed its mind since, once at least.
    if (doubt !== lastDoubt || navigator.onLine) return;
    tell(online);
    if (online) return;
    await delay(LOOK_MS);
  }
}
