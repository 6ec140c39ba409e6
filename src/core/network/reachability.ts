import { PROBE_TIMEOUT_MS } from '#core/outbox/limits.ts';
import { askOnline } from './ask-online.ts';
import { restAfter } from './rest-after.ts';

/** The same where the browser says that there is no network: most often it is right. */
const DENIED_TIMEOUT_MS = 2_000;

/** How often in a row our own server was not there, until when that is believed, and what the browser said then. */
let denials = 0;
let believedUntil = 0;
let saidOnline = true;

const forget = () => {
  denials = believedUntil = 0;
};
globalThis.addEventListener?.('online', forget);
// The visitor may have fixed the network elsewhere, for example signed in to it. The event bubbles to the window.
globalThis.addEventListener?.('visibilitychange', forget);

/**
 * Whether our own server responds. `navigator.onLine` is a hint in both directions: it stays true behind a dead uplink
 * or a captive portal, and some VPNs make it say no on a working network. Never rejects.
 *
 * @param patient for who asks again and again: that it did not respond is believed for a while, for seconds at first
 *   and for minutes later
 */
export async function isReachable(patient = false): Promise<boolean> {
  if (navigator.onLine && !saidOnline) forget();
  saidOnline = navigator.onLine;
  // Not by the clock, which may be set back for years.
  if (patient && performance.now() < believedUntil) return false;
  const answer = await askOnline(navigator.onLine ? PROBE_TIMEOUT_MS : DENIED_TIMEOUT_MS);
  if (answer === 'ours') {
    forget();
    return true;
  }
  denials++;
  believedUntil = performance.now() + restAfter(denials, Math.random());
  return false;
}
