import { execFileSync, spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { eventBody, eventHeaders, SECRET, SIGNED_AT } from '#api-docs/webhooks/printed-event.ts';
import { verifyJavascript } from '#api-docs/webhooks/verify-javascript.ts';
import { verifyPhp } from '#api-docs/webhooks/verify-php.ts';
import { verifyPython } from '#api-docs/webhooks/verify-python.ts';
import { verifyShell } from '#api-docs/webhooks/verify-shell.ts';
import { renderedPages } from '#tests/unit/content/shown.ts';

const [id = '', time = '', signature = ''] = eventHeaders.map(({ sample }) => sample);
const OTHER = `whsec_${Buffer.from('another secret').toString('base64')}`;

/** Whether a machine can run a program; if not, its tests are skipped and their names say so. */
const has = (program: string, ...args: string[]) => spawnSync(program, args).status === 0;
const named = (name: string, there: boolean) => (there ? name : `${name} (skipped: not installed)`);

/** What the library of Standard Webhooks writes. */
const signed = (body = eventBody, at = SIGNED_AT, secret = SECRET, event = id) =>
  new Webhook(secret).sign(event, new Date(at * 1_000), body);

const headers = (given: unknown, at: unknown = time, event: unknown = id) => ({
  'webhook-id': event,
  'webhook-timestamp': at,
  'webhook-signature': given,
});

interface Case {
  name: string;
  headers: Record<string, unknown>;
  body?: string;
  /** In seconds since 1970. */
  now?: number;
  right: boolean;
}

const hindi = '{"name":"मीना स्टोर्स"}';

const cases: Case[] = [
  { name: 'the printed event', headers: headers(signature), right: true },
  {
    name: 'names in capitals',
    headers: Object.fromEntries(
      Object.entries(headers(signature)).map(([name, value]) => [name.toUpperCase(), value]),
    ),
    right: true,
  },
  {
    name: 'a right second signature',
    headers: headers(`${signed(eventBody, SIGNED_AT, OTHER)} ${signature}`),
    right: true,
  },
  { name: 'a body that is not ASCII', headers: headers(signed(hindi)), body: hindi, right: true },
  {
    name: 'the edge of five minutes',
    headers: headers(signature),
    now: SIGNED_AT + 300,
    right: true,
  },
  { name: 'another body', headers: headers(signature), body: `${eventBody} `, right: false },
  {
    name: 'another secret',
    headers: headers(signed(eventBody, SIGNED_AT, OTHER)),
    right: false,
  },
  { name: 'another event', headers: headers(signature, time, 'evt_test_0000000009'), right: false },
  { name: 'an old event', headers: headers(signature), now: SIGNED_AT + 301, right: false },
  {
    name: 'an event of the future',
    headers: headers(signature),
    now: SIGNED_AT - 301,
    right: false,
  },
  ...Object.entries({
    'no headers': {},
    'no time': { 'webhook-id': id, 'webhook-signature': signature },
    'no signature': { 'webhook-id': id, 'webhook-timestamp': time },
    'no id': { 'webhook-timestamp': time, 'webhook-signature': signature },
    'a repeated time': headers(signature, [time, time]),
    'a repeated signature': headers([signature, signature]),
    'repeated times, joined': headers(signature, `${time}, ${time}`),
    'a version that we do not know': headers(signature.replace('v1,', 'v2,')),
    'a signature without its version': headers(signature.replace('v1,', '')),
    'a short signature': headers('v1,ab'),
    'an empty signature': headers(''),
    'a signature of other letters': headers('v1,éééé'),
    'a signature with a line behind': headers(`${signature}\n`),
    'a time that is not a number': headers(signature, 'soon'),
    'a time with a sign': headers(signature, `+${time}`),
    'a time in other digits': headers(signature, '१७६८४५३२०५'),
    'a time without end': headers(signature, '9'.repeat(400)),
    'numbers in place of texts': headers(0, Number(time)),
  }).map(([name, given]) => ({ name, headers: given, right: false })),
];

const asked = cases.map(({ headers: given, body = eventBody, now = SIGNED_AT }) => [
  given,
  body,
  now,
]);
const input = JSON.stringify([asked, SECRET]);

/** Each language starts once, and answers all cases. */
const inNode = () =>
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `${verifyJavascript}
import { readFileSync } from 'node:fs';
const [cases, secret] = JSON.parse(readFileSync(0, 'utf8'));
console.log(JSON.stringify(cases.map(([headers, body, now]) => verify(headers, body, secret, now))));`,
    ],
    { input, encoding: 'utf8' },
  );

const inPython = () =>
  execFileSync(
    'python3',
    [
      '-c',
      `${verifyPython}

import json, sys
cases, secret = json.load(sys.stdin)
print(json.dumps([verify(headers, body.encode(), secret, now) for headers, body, now in cases]))`,
    ],
    { input, encoding: 'utf8' },
  );

const inPhp = () =>
  execFileSync(
    'php',
    [
      '-r',
      `${verifyPhp.replace('<?php', '')}
[$cases, $secret] = json_decode(file_get_contents('php://stdin'), true);
echo json_encode(array_map(fn ($each) => verify($each[0], $each[1], $secret, $each[2]), $cases));`,
    ],
    { input, encoding: 'utf8' },
  );

describe.each([
  { language: 'JavaScript', there: true, check: inNode },
  { language: 'Python', there: has('python3', '--version'), check: inPython },
  { language: 'PHP', there: has('php', '--version'), check: inPhp },
])('the check in $language', ({ language, there, check }) => {
  it.skipIf(!there)(named(`knows every case in ${language}`, there), () => {
    const said: boolean[] = JSON.parse(check());
    expect(cases.map(({ name }, place) => [name, said[place]])).toEqual(
      cases.map(({ name, right }) => [name, right]),
    );
  });
});

/** What frameworks hand over, and what is not an answer of one: `h` has the printed headers, `b` the body. */
const SHAPES = {
  JavaScript: {
    right: [
      'new Headers(h)',
      'new Map(Object.entries(h))',
      'Object.entries(h)',
      'Object.fromEntries(Object.entries(h).map(([name, text]) => [name, [text]]))',
      'Object.assign(Object.create(null), h)',
      'new URLSearchParams(h)',
    ],
    wrong: [
      'null',
      'undefined',
      '5',
      '"text"',
      '[]',
      '[null]',
      'new Map()',
      '{ "webhook-id": null }',
    ],
    verify: (given: string) => `verify(${given}, b, s, n)`,
    others: ['verify(h, null, s, n)', 'verify(h, { a: 1 }, s, n)', 'verify(h, b, undefined, n)'],
  },
  Python: {
    right: [
      'list(h.items())',
      '[(k.encode(), t.encode()) for k, t in h.items()]',
      '{k: [t] for k, t in h.items()}',
      'message(h)',
    ],
    wrong: ['None', '5', '"text"', '[]', '[None]', '{"webhook-id": None}'],
    verify: (given: string) => `verify(${given}, b.encode(), s, n)`,
    others: [
      'verify(h, None, s, n)',
      'verify(h, {"a": 1}, s, n)',
      'verify(h, b.encode(), None, n)',
    ],
  },
  PHP: {
    right: [
      'array_map(fn ($text) => [$text], $h)',
      'new ArrayIterator($h)',
      'new ArrayIterator(array_map(fn ($text) => [$text], $h))',
    ],
    wrong: ['null', '5', '"text"', '[]', '[null]', '["webhook-id" => null]'],
    verify: (given: string) => `verify(${given}, $b, $s, $n)`,
    others: [
      'verify($h, null, $s, $n)',
      'verify($h, ["a" => 1], $s, $n)',
      'verify($h, $b, null, $n)',
    ],
  },
} as const;

const all = ({ right, wrong, verify, others }: (typeof SHAPES)[keyof typeof SHAPES]) =>
  [...[...right, ...wrong].map(verify), ...others].join(',\n');

const given = JSON.stringify([headers(signature), eventBody, SECRET, SIGNED_AT]);

const PROGRAMS = {
  JavaScript: () =>
    execFileSync(process.execPath, [
      '--input-type=module',
      '-e',
      `${verifyJavascript}
const [h, b, s, n] = ${given};
console.log(JSON.stringify([${all(SHAPES.JavaScript)}]));`,
    ]),
  Python: () =>
    execFileSync('python3', [
      '-c',
      `${verifyPython}

import json
from email.message import Message
h, b, s, n = json.loads(${JSON.stringify(given)})
def message(headers):
    made = Message()
    for name, text in headers.items():
        made[name] = text
    return made
print(json.dumps([${all(SHAPES.Python)}]))`,
    ]),
  PHP: () =>
    execFileSync('php', [
      '-r',
      `${verifyPhp.replace('<?php', '')}
[$h, $b, $s, $n] = json_decode(<<<'JSON'\n${given}\nJSON, true);
echo json_encode([${all(SHAPES.PHP)}]);`,
    ]),
};

describe.each([
  { language: 'JavaScript', there: true },
  { language: 'Python', there: has('python3', '--version') },
  { language: 'PHP', there: has('php', '--version') },
] as const)('the check in $language', ({ language, there }) => {
  it.skipIf(!there)(
    named(`takes what frameworks have, and never throws, in ${language}`, there),
    () => {
      const { right, wrong, others } = SHAPES[language];
      const shapes = [...right, ...wrong, ...others];
      const said: boolean[] = JSON.parse(String(PROGRAMS[language]()));
      expect(shapes.map((shape, place) => [shape, said[place]])).toEqual(
        shapes.map((shape) => [shape, (right as readonly string[]).includes(shape)]),
      );
    },
  );
});

it('the printed event carries the signature that the rule gives, and the library’s', () => {
  const key = Buffer.from(SECRET.slice('whsec_'.length), 'base64');
  expect(key.toString()).toBe('sandbox secret, known to everybody');
  const mac = createHmac('sha256', key).update(`${id}.${time}.${eventBody}`).digest('base64');
  expect(signature).toBe(`v1,${mac}`);
  expect(signature).toBe(signed());
});

const hasOpenssl = has('openssl', 'version');
it.skipIf(!hasOpenssl)(named('the shell makes the same signature', hasOpenssl), () => {
  const made = execFileSync('sh', ['-c', verifyShell], {
    env: { ...process.env, SECRET, ID: id, TIME: time, BODY: eventBody },
    encoding: 'utf8',
  });
  expect(signature).toBe(`v1,${made.trim()}`);
});

it('the guide says how an event is signed, sent again and known twice', () => {
  const guide = renderedPages.find(({ path }) => path === '/apis/guideSteps')?.main.text;
  for (const words of [
    'Standard Webhooks 1.0',
    'webhook-timestamp',
    'HMAC-SHA256 of id, time and raw body',
    'ten times in three days',
    'webhook-id',
    SECRET,
    String(SIGNED_AT),
  ])
    expect(guide).toContain(words);
});
