/**
 * How long a server asks to be left alone by `Retry-After` (RFC 9110, 10.2.3), in milliseconds; 0 where it does not, and
 * where no script may read it. A date counts from the server's own clock where that can be read.
 *
 * @param now what the clock of this device says
 */
export function retryAfterOf(headers: Headers, now: number): number {
  const asked = headers.get('retry-after') ?? '';
  if (/^\d+$/.test(asked)) return Number(asked) * 1_000;
  return Math.max(0, timeOf(asked) - (timeOf(headers.get('date') ?? '') || now)) || 0;
}

/**
 * A date of HTTP in any of its three forms (RFC 9110, 5.6.7), all of which are in UTC, as milliseconds since 1970; NaN
 * for anything else. Browsers read the third one as their own time.
 */
function timeOf(date: string): number {
  const [name, ...words] = date.split(/,? +|-/);
  const [day, month, year, time] =
    words.length === 4 ? [words[1], words[0], words[3], words[2]] : words;
  return /^[A-Z][a-z]+$/.test(name ?? '') ? Date.parse(`${day} ${month} ${year} ${time} GMT`) : NaN;
}
