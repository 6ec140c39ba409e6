import { signed } from './sign.ts';

/** What a receiver makes of an event: `right`, or the check that refuses it. */
export type Verdict = 'right' | 'missing' | 'malformed' | 'old' | 'future' | 'signature';

/** How far clocks may be apart, in seconds. */
const TOLERANCE = 300;

/**
 * Checks an event as the printed functions do (Standard Webhooks 1.0), and says which check refuses it.
 *
 * @param headers names in any letter case
 * @param secret `whsec_` and base64
 * @param now in seconds since 1970
 */
export async function verified(
  headers: Readonly<Record<string, string>>,
  body: string,
  secret: string,
  now: number,
): Promise<Verdict> {
  const named = new Map(Object.entries(headers).map(([name, text]) => [name.toLowerCase(), text]));
  const id = named.get('webhook-id');
  const time = named.get('webhook-timestamp');
  const given = named.get('webhook-signature');
  if (id === undefined || time === undefined || given === undefined) return 'missing';
  if (!/^[0-9]{1,12}$/.test(time)) return 'malformed';
  const age = now - Number(time);
  if (Math.abs(age) > TOLERANCE) return age > 0 ? 'old' : 'future';
  const { 'webhook-signature': right } = await signed(id, Number(time), body, [secret]);
  return given.split(' ').includes(right ?? '') ? 'right' : 'signature';
}
