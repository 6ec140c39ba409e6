import { execFileSync, spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { eventHeaders, eventRequest, SECRET_PLACEHOLDER } from '#api-docs/webhook-event.ts';
import { verifyJavascript } from '#api-docs/webhook-verify-javascript.ts';
import { verifyPhp } from '#api-docs/webhook-verify-php.ts';
import { verifyPython } from '#api-docs/webhook-verify-python.ts';
import { verifyShell } from '#api-docs/webhook-verify-shell.ts';
import { openApi } from '../../../build/artifacts/api/openapi.ts';
import { renderedPages } from '../content/shown.ts';

const eventBody = eventRequest.slice(eventRequest.indexOf('\n\n') + 2);
const env = { ...process.env, KOLAM_WEBHOOK_SECRET: SECRET_PLACEHOLDER };
const [time, signature] = eventHeaders.map(({ sample }) => sample);
const signed = (at: string) =>
  createHmac('sha256', SECRET_PLACEHOLDER).update(`${at}.${eventBody}`).digest('hex');

/** Whether a machine can run a program; if not, its tests are skipped and their names say so. */
const has = (program: string, ...args: string[]) => spawnSync(program, args).status === 0;
const named = (name: string, there: boolean) => (there ? name : `${name} (skipped: not installed)`);

interface Case {
  name: string;
  headers: Record<string, unknown>;
  body: string;
  /** In seconds since 1970; the clock's where there is none. */
  at?: number;
  right: boolean;
}

const now = `${Math.floor(Date.now() / 1000)}`;
const old = `${Number(now) - 3_600}`;
const both = (at: unknown, by: unknown) => ({ 'Kolam-Time': at, 'Kolam-Signature': by });
const cases: Case[] = [
  { name: 'what we signed', headers: both(now, signed(now)), body: eventBody, right: true },
  {
    name: 'the printed event, in its own time',
    headers: both(time, signature),
    body: eventBody,
    at: Number(time),
    right: true,
  },
  {
    name: 'the printed event, today',
    headers: both(time, signature),
    body: eventBody,
    right: false,
  },
  { name: 'another body', headers: both(now, signed(now)), body: `${eventBody} `, right: false },
  { name: 'another time', headers: both(now, signed(old)), body: eventBody, right: false },
  { name: 'an old event', headers: both(old, signed(old)), body: eventBody, right: false },
  ...Object.entries({
    'no headers': {},
    'no time': { 'Kolam-Signature': signed(now) },
    'no signature': { 'Kolam-Time': now },
    'a repeated time': both([now, now], signed(now)),
    'a repeated signature': both(now, [signed(now), signed(now)]),
    'repeated headers, joined': both(`${now}, ${now}`, `${signed(now)}, ${signed(now)}`),
    'a short signature': both(now, 'ab'),
    'a signature in capitals': both(now, signed(now).toUpperCase()),
    'a signature of other letters': both(now, 'é'.repeat(64)),
    'a signature with a line behind': both(now, `${signed(now)}\n`),
    'a time that is no number': both('soon', signed('soon')),
    'a time with a sign': both(`+${now}`, signed(`+${now}`)),
    'a time without end': both('9'.repeat(400), signed('9'.repeat(400))),
    'numbers in place of texts': both(Number(now), 0),
  }).map(([name, headers]) => ({ name, headers, body: eventBody, right: false })),
];

const asArguments = ({ headers, body, at }: Case) => JSON.stringify([headers, body, at ?? null]);

const inNode = (each: Case) =>
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `${verifyJavascript}
const [headers, body, at] = JSON.parse(process.argv[1]);
// As Node has them.
const small = Object.fromEntries(Object.entries(headers).map(([k, v]) => [k.toLowerCase(), v]));
console.log(isFromKolam(small, body, at ?? undefined));`,
      asArguments(each),
    ],
    { env, encoding: 'utf8' },
  ).trim();

const inPython = (each: Case) =>
  execFileSync(
    'python3',
    [
      '-c',
      `${verifyPython}

import json, sys
headers, body, at = json.loads(sys.argv[1])
print(str(is_from_kolam(headers, body.encode(), at)).lower())`,
      asArguments(each),
    ],
    { env, encoding: 'utf8' },
  ).trim();

const inPhp = (each: Case) =>
  execFileSync(
    'php',
    [
      '-r',
      `${verifyPhp.replace('<?php', '')}
[$headers, $body, $at] = json_decode($argv[1], true);
var_export(is_from_kolam($headers, $body, $at));`,
      asArguments(each),
    ],
    { env, encoding: 'utf8' },
  ).trim();

describe.each([
  { language: 'JavaScript', there: true, check: inNode },
  { language: 'Python', there: has('python3', '--version'), check: inPython },
  { language: 'PHP', there: has('php', '--version'), check: inPhp },
])('the check in $language', ({ language, there, check }) => {
  it.skipIf(!there).each(cases)(named(`knows $name in ${language}`, there), (each) =>
    expect(check(each)).toBe(`${each.right}`),
  );
});

it('the sample event carries the signature of its own body', () => {
  expect(signature).toBe(signed(time ?? ''));
  expect(JSON.parse(eventBody)).toHaveProperty('event_id');
});

const hasOpenssl = has('openssl', 'version');
it.skipIf(!hasOpenssl)(named('the shell makes the same signature', hasOpenssl), () => {
  const made = execFileSync('sh', ['-c', verifyShell], {
    env: { ...env, TIME: time, BODY: eventBody },
    encoding: 'utf8',
  });
  expect(made).toContain(signature);
});

it('the guide says how an event is signed, sent again and known twice', () => {
  const guide = renderedPages.find(({ path }) => path === '/apis/guideSteps')?.main.text;
  for (const words of [
    'Kolam-Time',
    'Kolam-Signature',
    'HMAC-SHA256 of the time, a dot and the raw body',
    'send it again for a day',
    'event_id',
    SECRET_PLACEHOLDER,
  ])
    expect(guide).toContain(words);
});

it('the OpenAPI file has the event', () => {
  const { post } = openApi().webhooks['bill_payment.updated'] ?? {};
  expect(post?.parameters.map(({ name }) => name)).toEqual(eventHeaders.map(({ name }) => name));
  const { example, schema } = post?.requestBody.content['application/json'] ?? {};
  expect(JSON.stringify(example, null, 2)).toBe(eventBody);
  expect(schema?.properties?.status).toHaveProperty('enum', ['paid', 'pending', 'failed']);
});

it('OAuth 2.0 is documented where it is promised', () => {
  const reference = renderedPages.find(({ path }) => path === '/apis/apiRefrence')?.main.text;
  const { oAuth } = openApi().components.securitySchemes;
  const { scopes, tokenUrl } = oAuth.flows.authorizationCode;
  for (const scope of Object.keys(scopes)) expect(reference).toContain(scope);
  expect(reference).toContain(`curl -X POST`);
  expect(reference).toContain(new URL(tokenUrl).pathname);
  for (const methods of Object.values(openApi().paths))
    expect(Object.keys(scopes)).toContain(methods.post?.security.at(1)?.oAuth?.[0]);
});
