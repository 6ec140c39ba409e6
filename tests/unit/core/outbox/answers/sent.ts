import fc from 'fast-check';
import { OF_ACCOUNT, OF_MESSAGE, type Sent } from './standards.ts';

export const NOW = Date.UTC(2026, 10, 28, 10);
const at = (ms: number) => new Date(NOW + ms);

const two = (value: number) => String(value).padStart(2, '0');
const DAYS = ['Sun', 'Mon', 'Tues', 'Wednes', 'Thurs', 'Fri', 'Satur'];
const [month, time] = [
  (date: Date) => date.toUTCString().slice(8, 11),
  (date: Date) => date.toUTCString().slice(17, 25),
];

/** RFC 9110, 5.6.7. */
const FORMS: readonly ((date: Date) => string)[] = [
  (date) => date.toUTCString(),
  (date) =>
    `${DAYS[date.getUTCDay()]}day, ${two(date.getUTCDate())}-${month(date)}-${two(date.getUTCFullYear() % 100)} ${time(date)} GMT`,
  (date) =>
    `${date.toUTCString().slice(0, 3)} ${month(date)} ${String(date.getUTCDate()).padStart(2)} ${time(date)} ${date.getUTCFullYear()}`,
];

const strangers = [
  'OK',
  ' OK\n',
  'ok',
  'OK.',
  'OK. Log in to this network',
  '',
  '<!doctype html><h1>This service is not allowed for your account</h1>',
  '{"ok":true}',
  '{"error":"The Public Key is invalid"}',
  'Access to this service has been blocked by your network administrator.',
  'Proxy: your account has no credit left',
  'Bad Request',
  'Unprocessable Content',
  'Request Entity Too Large',
  'A template of this gateway has no key',
  'constructor',
];

const advised = [...OF_ACCOUNT, ...OF_MESSAGE].flatMap(([, text]) => [
  text,
  text.split('. ')[0] ?? '',
]);

export const bodies: readonly string[] = [...strangers, ...advised];

const dates = fc
  .tuple(fc.constantFrom(...FORMS), fc.integer({ min: -10 * 86_400, max: 10 * 86_400 }))
  .map(([form, seconds]) => form(at(seconds * 1_000)));

const retryAfter = fc.oneof(
  fc.constant(undefined),
  fc.integer({ min: 0, max: 10_000 }).map(String),
  fc.constantFrom(
    '-5',
    '1.5',
    '1e3',
    '0x10',
    '',
    'soon',
    '9'.repeat(400),
    '120, 120',
    'Thu',
    'Invalid Date',
  ),
  dates,
  // Within the hour, where it counts.
  fc
    .tuple(fc.constantFrom(...FORMS), fc.integer({ min: 0, max: 3_600 }))
    .map(([form, seconds]) => form(at(seconds * 1_000))),
);

const headers = fc
  .record({
    'content-type': fc.constantFrom(
      undefined,
      'text/plain; charset=utf-8',
      'text/html',
      'application/json',
    ),
    'retry-after': retryAfter,
    date: fc.constantFrom(undefined, at(-3_600_000).toUTCString()),
    server: fc.constantFrom(undefined, 'squid/6.1', 'cloudflare'),
  })
  .map(
    (all) =>
      Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Record<
        string,
        string
      >,
  );

const exposed = fc.constantFrom([], ['retry-after'], ['retry-after', 'date'], ['date']);

/** By status alone; the service's own sentences meet their status often enough. */
const status = fc.oneof(
  fc.integer({ min: 100, max: 599 }),
  fc.constantFrom(...new Set([...OF_ACCOUNT, ...OF_MESSAGE].map(([of]) => of)), 200, 429, 408),
);

const own = fc.constantFrom(...OF_ACCOUNT, ...OF_MESSAGE);

/** Any answer that can be sent to a POST. */
export const anyAnswer: fc.Arbitrary<Sent> = fc.oneof(
  fc.record({ status, body: fc.constantFrom(...bodies), headers, exposed }),
  fc
    .record({ own, headers, exposed })
    .map(({ own: [of, body], ...rest }) => ({ status: of, body, ...rest })),
);
