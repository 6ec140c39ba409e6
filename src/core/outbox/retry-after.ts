/**
 * How long a server asks to be left alone by `Retry-After` (RFC 9110, 10.2.3), in milliseconds; not above 0 where it
 * does not, or no script may read it.
 *
 * @param now what the clock of this device says, which is all that a date can be held against
 */
export function retryAfterOf(headers: Headers, now: number): number {
  const asked = headers.get('retry-after') ?? '';
  if (/^\d+$/.test(asked)) return Number(asked) * 1_000;
  // Of the three forms of a date (5.6.7) the one that ends with the year names no zone, and is in UTC all the same.
  return Date.parse(asked.replace(/ (\d{4})$/, ' GMT $1')) - now || 0;
}
