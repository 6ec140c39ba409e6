import { askOnline } from './ask-online.ts';

/** Without a network a request is refused before it is looked up. */
const TIMEOUT_MS = 2_000;

/** Outages that have ended, as far as the browser told. */
let ended = 0;
globalThis.addEventListener?.('online', () => {
  ended++;
});

/**
 * The outage that the device is in, by its number: the browser says that there is no network, and refuses a request to
 * our own server at once. Undefined where something may leave the device. Never rejects.
 */
export async function outage(): Promise<number | undefined> {
  if (navigator.onLine) return undefined;
  const number = ended;
  const answer = await askOnline(TIMEOUT_MS);
  return answer === 'refused' && !navigator.onLine && ended === number ? number : undefined;
}
