import { filling } from './cache-lock.ts';
import { fillPrecache } from './precache.ts';
import { forgetUnfinished, noteInstalled } from './prune-cache.ts';
import { isFull } from './restore.ts';

/**
 * Keeps this build whole, and notes it. Throws if either fails. What was fetched stays for the next try, but on a full
 * device: there the room belongs to messages and documents, and to the next update, which may be smaller.
 */
export async function installBuild(): Promise<void> {
  try {
    await filling(async () => {
      await fillPrecache();
      await noteInstalled();
    });
  } catch (reason) {
    if (isFull(reason) || isFull((reason as Error).cause)) await forgetUnfinished();
    throw reason;
  }
}
