import { SEND_SPACING_MS } from './limits.ts';
import { changeQueue, readQueue } from './store.ts';

/** Waits until the next post may begin, and notes that it does. Call under the send lock. */
export async function pace(): Promise<void> {
  const { lastPostAt } = await readQueue();
  const since = Date.now() - lastPostAt;
  // A clock that was set back makes `since` negative; then a whole spacing is enough.
  const wait = since < 0 ? SEND_SPACING_MS : SEND_SPACING_MS - since;
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  await changeQueue({ lastPostAt: Date.now() });
}
