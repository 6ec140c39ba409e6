import { networkOf } from './network.ts';
import type { Settings } from './settings.ts';

/** Posts of one network in a minute. A device that comes back with a full outbox is asked to wait, and does. */
export const POSTS_PER_MINUTE = 10;

const MINUTE_S = 60;

/** Whether a network may post once more in this minute. Counts it. */
export async function mayPost(request: Request, settings: Settings): Promise<boolean> {
  const header = settings.CLIENT_ADDRESS_HEADER || 'cf-connecting-ip';
  const network = networkOf(request.headers.get(header) ?? '');
  const minute = Math.floor(Date.now() / 1000 / MINUTE_S);
  return countOne(`posts:${network}:${minute}`, settings);
}

/** Who loses a writing has seen another one count, so no more can be lost than the limit. */
async function countOne(key: string, { STORE }: Settings): Promise<boolean> {
  for (let lost = 0; lost < POSTS_PER_MINUTE; lost++) {
    const posts = await STORE.read(key);
    if (Number(posts.value) >= POSTS_PER_MINUTE) return false;
    const counted = String(Number(posts.value) + 1);
    if (await STORE.write(key, posts, counted, 2 * MINUTE_S)) return true;
  }
  return false;
}
