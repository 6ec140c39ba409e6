import { PROBE_TIMEOUT_MS } from '#core/outbox/limits.ts';
import { askOnline } from './ask-online.ts';
import { restAfter } from './rest-after.ts';

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
  const isReached =
    (await askOnline(navigator.onLine ? PROBE_TIMEOUT_MS : DENIED_TIMEOUT_MS)) === 'ours';
  const isDenied = !isReached && !navigator.onLine;
  denials = isDenied ? denials + 1 : 0;
  believedUntil = isDenied ? performance.now() + restAfter(denials, Math.random()) : 0;
  return isReached;
}
