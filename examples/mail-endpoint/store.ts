import type { Message } from './read-message.ts';
import type { Settings } from './settings.ts';

/** Posts of one address in a minute. A device that comes back with a full outbox is asked to wait, and does. */
export const POSTS_PER_MINUTE = 10;

const MINUTE_S = 60;

/** How long an id is remembered, in seconds: a message may wait on a device for weeks. */
const REMEMBERED_S = 90 * 24 * 60 * 60;

/** Whether an address may post once more in this minute. Counts it. */
export async function mayPost(request: Request, settings: Settings): Promise<boolean> {
  const header = settings.CLIENT_ADDRESS_HEADER || 'cf-connecting-ip';
  const address = request.headers.get(header) ?? 'unknown';
  const minute = Math.floor(Date.now() / 1000 / MINUTE_S);
  const key = `posts:${address}:${minute}`;
  const posts = Number(await settings.STORE.get(key)) || 0;
  if (posts >= POSTS_PER_MINUTE) return false;
  await settings.STORE.put(key, String(posts + 1), { expirationTtl: 2 * MINUTE_S });
  return true;
}

const keyOf = ({ id }: Message) => `message:${id}`;

/** Whether a message with this id has gone out already: a copy whose answer was lost on the way. */
export const isRepeat = async (message: Message, { STORE }: Settings): Promise<boolean> =>
  (await STORE.get(keyOf(message))) !== null;

/** Remembers that a message went out. If that fails it went out all the same, and may go out twice. */
export const remember = (message: Message, { STORE }: Settings): Promise<void> =>
  STORE.put(keyOf(message), '1', { expirationTtl: REMEMBERED_S }).catch(() => undefined);
