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
  time: string;
  signature: string;
  body: string;
  right: boolean;
}

const now = `${Math.floor(Date.now() / 1000)}`;
const old = `${Number(now) - 3_600}`;
const cases: Case[] = [
  { name: 'what we signed', time: now, signature: signed(now), body: eventBody, right: true },
  { name: 'another body', time: now, signature: signed(now), body: `${eventBody} `, right: false },
  { name: 'another time', time: now, signature: signed(old), body: eventBody, right: false },
  { name: 'an old event', time: old, signature: signed(old), body: eventBody, right: false },
  { name: 'a short signature', time: now, signature: 'ab', body: eventBody, right: false },
];

const inNode = (each: Case) =>
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `${verifyJavascript}
const { time, signature, body } = ${JSON.stringify(each)};
console.log(isFromKolam({ 'kolam-time': time, 'kolam-signature': signature }, body));`,
    ],
    { env, encoding: 'utf8' },
  ).trim() === 'true';

const inPython = (each: Case) =>
  execFileSync(
    'python3',
    [
      '-c',
      `${verifyPython}

import json, sys
case = json.loads(sys.argv[1])
given = {"Kolam-Time": case["time"], "Kolam-Signature": case["signature"]}
print(is_from_kolam(given, case["body"].encode()))`,
      JSON.stringify(each),
    ],
    { env, encoding: 'utf8' },
  ).trim() === 'True';

const inPhp = ({ time: at, signature: given, body }: Case) =>
  execFileSync(
    'php',
    [
      '-r',
      `${verifyPhp.replace('<?php', '')}
var_export(is_from_kolam(['Kolam-Time' => $argv[1], 'Kolam-Signature' => $argv[2]], $argv[3]));`,
      at,
      given,
      body,
    ],
    { env, encoding: 'utf8' },
  ).trim() === 'true';

describe.each([
  { language: 'JavaScript', there: true, check: inNode },
  { language: 'Python', there: has('python3', '--version'), check: inPython },
  { language: 'PHP', there: has('php', '--version'), check: inPhp },
])('the check in $language', ({ language, there, check }) => {
  it.skipIf(!there).each(cases)(named(`knows $name in ${language}`, there), (each) =>
    expect(check(each)).toBe(each.right),
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
