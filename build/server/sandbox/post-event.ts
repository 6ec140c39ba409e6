import type { Outgoing } from '../../../src/core/sandbox/webhooks/outgoing.ts';
import { signed } from '../../../src/core/sandbox/webhooks/sign.ts';
import { isOwnUrl } from './hosts.ts';

/** How long a receiver may take to answer, in milliseconds: the reference says ten seconds. */
export const TIMEOUT = 10_000;

/**
 * Posts an event, and gives the status of the answer, or 0 for none. It leaves this machine for nobody but who was
 * allowed.
 *
 * @param withdrawn aborts the post; before it was made, nothing is posted
 */
export async function postEvent(
  event: Outgoing,
  url: string,
  withdrawn: AbortController,
  allowHosts: readonly string[] = [],
): Promise<number> {
  if (!isOwnUrl(url, allowHosts)) return 0;
  // Receivers compare it with their own clock, so it is the machine's.
  const at = Math.floor(Date.now() / 1_000);
  const headers = await signed(event.id, at, event.body, event.secrets);
  const timer = setTimeout(() => withdrawn.abort(), TIMEOUT);
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      body: event.body,
      signal: withdrawn.signal,
      redirect: 'manual',
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  } finally {
    clearTimeout(timer);
  }
}
