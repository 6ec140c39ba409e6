import { addressIn } from './address.ts';
import { MAX_ANSWER_BYTES, REQUEST_TIMEOUT_MS } from './limits.ts';
import type { Point } from './point.ts';
import { requestUrl } from './request-url.ts';

/**
 * Asks the geocoder for the address of a point.
 *
 * @throws where there is none to be had: no network, no answer in time, an HTTP error, an answer
 *   without an address, an answer too large to be one
 */
export async function requestAddress(point: Point, signal: AbortSignal): Promise<string> {
  const given = new AbortController();
  const give = () => given.abort();
  const timer = setTimeout(give, REQUEST_TIMEOUT_MS);
  signal.addEventListener('abort', give);
  try {
    const answer = await fetch(requestUrl(point), {
      signal: given.signal,
      // A position is kept nowhere, not in the browser's cache either.
      cache: 'no-store',
      credentials: 'omit',
      // The service wants to know which site asks, whatever policy a host has set.
      referrerPolicy: 'strict-origin-when-cross-origin',
    });
    if (!answer.ok) throw new Error(`The geocoder answered ${answer.status}.`);
    const address = addressIn(await textOf(answer));
    if (!address) throw new Error('The geocoder knows no address.');
    return address;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', give);
  }
}

async function textOf(answer: Response): Promise<string> {
  const reader = answer.body?.getReader();
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    bytes += part.value.length;
    if (bytes > MAX_ANSWER_BYTES) {
      await reader?.cancel();
      throw new Error('The answer is too large.');
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
