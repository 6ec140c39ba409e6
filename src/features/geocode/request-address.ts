import { addressIn } from './address.ts';
import { MAX_RESPONSE_BYTES, REQUEST_TIMEOUT_MS } from './limits.ts';
import type { Point } from './point.ts';
import { requestUrl } from './request-url.ts';

/**
 * Asks the geocoder for the address of a point.
 *
 * @throws where there is none: no network, no response in time, an HTTP error, a response
 *   without an address, a response too large to be one
 */
export async function requestAddress(point: Point, signal: AbortSignal): Promise<string> {
  const given = new AbortController();
  const give = () => given.abort();
  const timer = setTimeout(give, REQUEST_TIMEOUT_MS);
  signal.addEventListener('abort', give);
  try {
    const response = await fetch(requestUrl(point), {
      signal: given.signal,
      // A position is kept nowhere, not in the browser's cache either.
      cache: 'no-store',
      credentials: 'omit',
      // The service wants to know which site asks, regardless of the host's policy.
      referrerPolicy: 'strict-origin-when-cross-origin',
    });
    if (!response.ok) throw new Error(`The geocoder responded with ${response.status}.`);
    const address = addressIn(await textOf(response));
    if (!address) throw new Error('The geocoder knows no address.');
    return address;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', give);
  }
}

async function textOf(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    bytes += part.value.length;
    if (bytes > MAX_RESPONSE_BYTES) {
      await reader?.cancel();
      throw new Error('The response is too large.');
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
