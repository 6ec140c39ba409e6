import { STORAGE_PREFIX } from '#content/site.ts';
import { PROBE_TIMEOUT_MS } from '#core/outbox/limits.ts';
import { restAfter } from './rest-after.ts';

/** Content of `/online.txt`. Anything else, a captive portal's page say, is not our server. */
export const ONLINE_TOKEN = `${STORAGE_PREFIX}-online`;

/** The same where the browser says that there is no network: most often it is right. */
const DENIED_TIMEOUT_MS = 2_000;

/** How often browser and server have both said no, one after the other, and until when that is believed. */
let denials = 0;
let believedUntil = 0;

/**
 * Whether our own server responds. `navigator.onLine` is a hint in both directions: it stays true behind a dead uplink
 * or a captive portal, and some VPNs make it say no on a working network. The worker lets this request through to the
 * network. Never rejects.
 *
 * @param patient for who asks again and again: where the browser says no as well, an answer of before will do for a
 *   while, for seconds at first and for minutes later
 */
export async function isReachable(patient = false): Promise<boolean> {
  if (navigator.onLine) denials = believedUntil = 0;
  // Not by the clock, which may be set back for years.
  if (patient && performance.now() < believedUntil) return false;
  const isReached = await probe(navigator.onLine ? PROBE_TIMEOUT_MS : DENIED_TIMEOUT_MS);
  const isDenied = !isReached && !navigator.onLine;
  denials = isDenied ? denials + 1 : 0;
  believedUntil = isDenied ? performance.now() + restAfter(denials, Math.random()) : 0;
  return isReached;
}

async function probe(timeoutMs: number): Promise<boolean> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeoutMs);
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
