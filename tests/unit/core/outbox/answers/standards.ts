/**
 * What an answer to a POST says of the message in it, written from the standards and from what the mail service says of
 * itself, and from no code of this site.
 */

/** What a server sends. */
export interface Sent {
  status: number;
  body: string;
  headers: Readonly<Record<string, string>>;
  /** Names that `Access-Control-Expose-Headers` lists. */
  exposed: readonly string[];
}

export interface Meaning {
  /**
   * - `delivered`: the service has it
   * - `refused`: it never will
   * - `held`: it takes nothing of our account for now
   * - `rests`: it was asked too often
   * - `again`: to be tried again
   */
  next: 'delivered' | 'refused' | 'held' | 'rests' | 'again';
  /** Whether a copy may have arrived. */
  isDoubtful: boolean;
  /** How long its sender is asked to wait, as far as a script can know. */
  askedMs: number;
}

/** Fetch Standard, "redirect status". */
export const REDIRECTS = [301, 302, 303, 307, 308];

const DASHBOARD = 'https://dashboard.emailjs.com/admin';

/** Sentences of EmailJS about the account that its sender uses. Decision 059 says where each was seen. */
export const OF_ACCOUNT: readonly (readonly [number, string])[] = [
  [400, `The Public Key is invalid. To find this ID, visit ${DASHBOARD}/account`],
  [400, `The service ID not found. To find this ID, visit ${DASHBOARD}`],
  [400, `The template ID not found. To find this ID, visit ${DASHBOARD}/templates`],
  [403, 'API access from non-browser environments is currently disabled'],
  [403, 'API access in strict mode, but no Private Key was provided'],
  [403, 'API calls are disabled for non-browser applications'],
  [403, 'API calls in strict mode, but no private key was passed'],
  [404, 'Account not found'],
  [412, 'Gmail_API: Invalid grant. Please reconnect your Gmail account'],
  [412, 'Gmail_API: Request had insufficient authentication scopes.'],
];

/** The same about one message; the last one is that of an endpoint of one's own (docs/email.md). */
export const OF_MESSAGE: readonly (readonly [number, string])[] = [
  [413, 'Variables size limit. The maximum allowed variables size is 50Kb'],
  [422, 'The recipients address is empty'],
  [422, 'The recipients address is corrupted'],
  [422, 'This message cannot be delivered. from_email'],
];

/** Nobody is asked to wait for longer than this, nor is the site. */
export const LONGEST_MS = 3_600_000;
/** RFC 6585, 4, sets no time. docs/email.md does. */
export const RATE_MS = 60_000;

export function meaningOf(sent: Sent, now: number): Meaning {
  const { status, body } = sent;
  // Fetch Standard, "HTTP-redirect fetch": it may become a GET, whose response says nothing of the POST.
  if (REDIRECTS.includes(status)) return { next: 'again', isDoubtful: true, askedMs: 0 };
  // RFC 9110, 15.2: interim. What ends with one has no final answer.
  if (status < 200) return { next: 'again', isDoubtful: true, askedMs: 0 };
  const askedMs = Math.min(retryAfter(sent, now), LONGEST_MS);
  // EmailJS, /docs/rest-api/send/: `200 "OK"`, and what is written around a text does not change it.
  if (status === 200 && body.trim() === 'OK')
    return { next: 'delivered', isDoubtful: false, askedMs };
  // RFC 9110, 15.3: "received, understood, and accepted". 15.4: more is to be done. 15.6: the server has erred, which
  // it can have done at the end. None says that nothing was done.
  if (status < 400 || status >= 500) return { next: 'again', isDoubtful: true, askedMs };
  // RFC 9110, 15.5.9: not received as a whole in time, which gateways also say of the server behind them.
  const isDoubtful = status === 408;
  // RFC 6585, 4.
  if (status === 429)
    return { next: 'rests', isDoubtful: false, askedMs: Math.max(askedMs, RATE_MS) };
  // Any 4xx is a refusal, and the sentence says whose it is.
  const isSaid = ([, sentence]: readonly [number, string]) =>
    [sentence, sentence.replace(/\.$/, ''), sentence.split('. ')[0]].includes(body.trim());
  if (OF_ACCOUNT.some(isSaid)) return { next: 'held', isDoubtful, askedMs };
  // RFC 9110, 10.2.3 and 15.5.14: who names a time to come back at refuses for that time.
  if (OF_MESSAGE.some(isSaid) && askedMs === 0) return { next: 'refused', isDoubtful, askedMs };
  // RFC 9110, 15.5: "the client seems to have erred". It was not done, and the server that refused it may be another
  // next time.
  return { next: 'again', isDoubtful, askedMs };
}

/** RFC 9110, 10.2.3: `Retry-After = HTTP-date / delay-seconds`; Fetch Standard, "CORS filtered response". */
function retryAfter({ headers, exposed }: Sent, now: number): number {
  const read = (name: string) => (exposed.includes(name) ? headers[name] : undefined);
  const value = read('retry-after') ?? '';
  if (/^[0-9]+$/.test(value)) return Number(value) * 1_000;
  const until = httpDate(value);
  if (until === undefined) return 0;
  // A script of another origin cannot read `Date` either, so the device's clock is all there is.
  return Math.max(0, until - now);
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** RFC 9110, 5.6.7: IMF-fixdate, rfc850-date, asctime-date. All are in UTC. */
function httpDate(value: string): number | undefined {
  const imf = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), (\d\d) (\w{3}) (\d{4}) (\d\d):(\d\d):(\d\d) GMT$/;
  const rfc850 =
    /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, (\d\d)-(\w{3})-(\d\d) (\d\d):(\d\d):(\d\d) GMT$/;
  const asctime =
    /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) (\w{3}) ([ \d]\d) (\d\d):(\d\d):(\d\d) (\d{4})$/;
  const utc = (day: string, month: string, year: number, time: string[]) =>
    Date.UTC(
      year,
      MONTHS.indexOf(month),
      Number(day),
      ...(time.map(Number) as [number, number, number]),
    );
  const [, ...a] = imf.exec(value) ?? [];
  if (a.length) return utc(a[0] ?? '', a[1] ?? '', Number(a[2]), a.slice(3));
  const [, ...b] = rfc850.exec(value) ?? [];
  if (b.length) return utc(b[0] ?? '', b[1] ?? '', 2000 + Number(b[2]), b.slice(3));
  const [, ...c] = asctime.exec(value) ?? [];
  if (c.length) return utc(c[1] ?? '', c[0] ?? '', Number(c[5]), c.slice(2, 5));
  return undefined;
}
