import { STORAGE_PREFIX } from '#facts/site.ts';

/** Content of `/online.txt`. Anything else, a captive portal's page say, is not our server. */
export const ONLINE_TOKEN = `${STORAGE_PREFIX}-online`;

/**
 * What came of asking for `/online.txt`.
 * - `ours`: our own server answered
 * - `another`: something else did
 * - `refused`: the request failed at once, as without a network
 * - `silence`: no answer in time
 */
export type Answer = 'ours' | 'another' | 'refused' | 'silence';

/** Asks our own server whether it is there. The worker lets this request through to the network. Never rejects. */
export async function askOnline(timeoutMs: number): Promise<Answer> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeoutMs);
  try {
    const url = `/online.txt?${Math.random().toString(36).slice(2)}`;
    const response = await fetch(url, { cache: 'no-store', signal: abort.signal });
    const isOurs = response.ok && (await response.text()).trim() === ONLINE_TOKEN;
    return isOurs ? 'ours' : 'another';
  } catch {
    return abort.signal.aborted ? 'silence' : 'refused';
  } finally {
    clearTimeout(timer);
  }
}
