import { SEND_SPACING_MS } from './limits.ts';
import { changeQueue, readQueue } from './store.ts';

/**
 * Runs one attempt in its turn: the service counts a message a second, and on a slow network a post
 * arrives long after it began, so the next one waits from the end of the one before. Call under the
 * send lock.
 */
export async function withRateLimit<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const { lastPostAt } = await readQueue();
  const since = Date.now() - lastPostAt;
  // A clock that was set back makes `since` negative; then a whole spacing is enough.
  const wait = since < 0 ? SEND_SPACING_MS : SEND_SPACING_MS - since;
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  // Noted at both ends, for the one that ends with the browser.
  await changeQueue({ lastPostAt: Date.now() });
  try {
    return await attempt();
  } finally {
    await changeQueue({ lastPostAt: Date.now() }).catch(() => {
      // The beginning is noted, and what became of the message as well.
    });
  }
}
