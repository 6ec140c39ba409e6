import { STORAGE_PREFIX } from '#content/site.ts';
import { PROBE_TIMEOUT_MS } from '#core/outbox/limits.ts';

/** Content of `/online.txt`. Anything else, a captive portal's page say, is not our server. */
export const ONLINE_TOKEN = `${STORAGE_PREFIX}-online`;

/**
 * Whether our own server responds. `navigator.onLine` alone proves only the lack of a network: it stays
 * true behind a dead uplink or a captive portal. The worker lets this request through to the network.
 */
export async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), PROBE_TIMEOUT_MS);
  try {
    const url = `/online.txt?${Math.random().toString(36).slice(2)}`;
    const response = await fetch(url, { cache: 'no-store', signal: abort.signal });
    return response.ok && (await response.text()).trim() === ONLINE_TOKEN;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
