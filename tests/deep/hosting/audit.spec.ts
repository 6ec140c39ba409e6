import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { asTable, audit } from '../../../build/hosting/audit/audit.ts';
import type { Host } from '../../../build/hosting/audit/host.ts';
import { https } from '../../../build/hosting/audit/security.ts';
import { ownAddress } from '../../../build/hosting/audit/transfer.ts';
import type { Fault } from '../../e2e/support/site.ts';
import { expect, test } from '../../e2e/support/test.ts';
import { answerInstead, withHeaders, withoutRequestHeader } from './faults.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const HTML = { 'content-type': 'text/html' };

const FOR_EVER = { 'cache-control': 'public, max-age=31536000, immutable' };
/** A cache may keep a 404 as long as it thinks best then (RFC 9110, 15.1). */
const NO_WORD = { 'cache-control': undefined };

/** One fault of each kind, and the lines of the table that must fail for it: these and no other. */
const FAULTS: readonly [fault: string, lines: string[], Fault][] = [
  [
    'a page of another build',
    ['Pages and aliases', 'Letter case'],
    answerInstead(/^\/contact\/?$/i, 200, HTML, 'old'),
  ],
  [
    'an alias that is not known',
    ['Pages and aliases'],
    answerInstead(/^\/retailers\/MoneyTransfer$/, 404, {}),
  ],
  ['a host that minds letter case', ['Letter case'], answerInstead(/^\/CONTACT$/, 404, {})],
  [
    'unknown paths that lead nowhere',
    ['Unknown paths', 'Errors'],
    answerInstead(/no-such-page/, 404, HTML, 'Not found'),
  ],
  ['a page for every missing script', ['Unknown paths'], answerInstead(/gone-/, 200, HTML, 'home')],
  ['/shared as a page', ['Unknown paths'], answerInstead(/^\/shared$/, 200, HTML, 'shared')],
  [
    'a security header that is missing',
    ['Security headers'],
    withHeaders(/^\/contact$/, { 'x-frame-options': undefined }),
  ],
  [
    'HTTPS asked for a day alone',
    ['Security headers'],
    withHeaders(/^\/$/, { 'strict-transport-security': 'max-age=86400' }),
  ],
  [
    'pictures that other sites cannot show',
    ['Security headers'],
    withHeaders(/^\/share\//, { 'cross-origin-resource-policy': 'same-origin' }),
  ],
  [
    'no policy',
    ['Content policy', "Worker's policy"],
    withHeaders(/^\/$/, { 'content-security-policy': undefined }),
  ],
  [
    'a policy without frame-ancestors',
    ['Content policy'],
    withHeaders(/^\/contact$/, { 'content-security-policy': "default-src 'none'" }),
  ],
  [
    "the page's policy on the worker",
    ["Worker's policy"],
    withHeaders(/^\/sw\.js$/, { 'content-security-policy': "default-src 'none'; img-src 'self'" }),
  ],
  [
    'two joined cache rules',
    ['Cache rules'],
    withHeaders(/^\/assets\//, {
      'cache-control': 'no-cache, public, max-age=31536000, immutable',
    }),
  ],
  [
    'a worker that is cached',
    ['Cache rules'],
    withHeaders(/^\/sw\.js$/, { 'cache-control': 'public, max-age=3600' }),
  ],
  ['a missing script that is kept', ['Errors'], withHeaders(/^\/assets\/gone-.+\.js$/, FOR_EVER)],
  ['a missing list that is kept', ['Errors'], withHeaders(/^\/assets\/worker-.+-gone/, FOR_EVER)],
  ['a missing part that is kept', ['Errors'], withHeaders(/^\/parts\/gone/, FOR_EVER)],
  ['a missing picture that is kept', ['Errors'], withHeaders(/^\/share\/gone/, FOR_EVER)],
  ['a missing page of unknown age', ['Errors'], withHeaders(/^\/no-such-page$/, NO_WORD)],
  ['a folder that is kept as a way home', ['Errors'], withHeaders(/^\/assets\/gone$/, FOR_EVER)],
  ['a page that is sent each time', ['Asked for again'], withoutRequestHeader('if-none-match')],
  [
    'a worker of another type',
    ['Worker'],
    withHeaders(/^\/sw\.js$/, { 'content-type': 'text/plain' }),
  ],
  ['a script of the worker that is missing', ['Worker'], answerInstead(/worker-code/, 404, {})],
  [
    'a file that the host rewrites',
    ['Files as built'],
    answerInstead(/^\/icons\/logo\.svg$/, 200, { 'content-type': 'image/svg+xml' }, '<svg/>'),
  ],
  [
    'a portal that answers for the token',
    ['Files as built', 'Cache rules'],
    answerInstead(/^\/online\.txt/, 200, HTML, 'Log in'),
  ],
  [
    'a stylesheet of another type',
    ['Content types'],
    withHeaders(/\.css$/, { 'content-type': 'text/plain' }),
  ],
  ['no compression', ['Compression'], withoutRequestHeader('accept-encoding')],
  ['no word of compression to caches', ['Compression'], withHeaders(/^\/$/, { vary: undefined })],
  ['files that are shared into nothing', ['Shared files'], answerInstead(/^\/share-in$/, 405, {})],
  ['no security.txt', ['security.txt'], answerInstead(/security\.txt$/, 404, {})],
  [
    'a security.txt that has expired',
    ['security.txt'],
    answerInstead(
      /security\.txt$/,
      200,
      {},
      'Contact: mailto:a@b.c\nExpires: 2020-01-01T00:00:00Z',
    ),
  ],
];

test('the demo server passes, and the command says so', async ({ site }) => {
  const { stdout } = await run(site.origin);
  expect(stdout).toMatch(/^ok {4}Pages and aliases/m);
  expect(stdout).not.toContain('FAIL');
});

test('the command ends with 1 for a fault, and names it', async ({ site }) => {
  site.fault = withHeaders(/^\/$/, { 'x-content-type-options': undefined });
  await expect(run(site.origin)).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(
      /^FAIL {2}Security headers +\/ has X-Content-Type-Options: none$/m,
    ),
  });
});

for (const [name, lines, fault] of FAULTS)
  test(`the audit sees ${name}`, async ({ site }) => {
    site.fault = fault;
    const verdicts = await audit(site.origin);
    const failed = verdicts.filter(({ outcome }) => outcome === 'FAIL');
    expect(
      failed.map((one) => lines.find((line) => one.name.startsWith(line))).sort(),
      asTable(verdicts),
    ).toEqual([...lines].sort());
  });

test('what is asked for each time, where it might be kept or need not be, is a note', async ({
  site,
}) => {
  site.fault = withHeaders(/^\/(?:assets|art|share)\//, { 'cache-control': 'no-cache' });
  const verdicts = await audit(site.origin);
  const noted = verdicts.filter(({ name }) => ['Cache rules', 'Errors'].includes(name));
  expect(
    noted.map(({ outcome }) => outcome),
    asTable(noted),
  ).toEqual(['note', 'note']);
});

test('a host that does not answer fails every line', async ({ site }) => {
  await site.stop();
  const outcomes = (await audit(site.origin)).filter(({ name }) => name !== 'HTTPS');
  expect(new Set(outcomes.map(({ outcome }) => outcome))).toEqual(new Set(['FAIL']));
});

test('HTTPS and the address are judged on the network', async () => {
  const host = (url: string, answer: object): Host => ({
    url: new URL(url),
    ask: async () => ({
      status: 200,
      headers: new Headers(),
      text: '',
      bytes: Buffer.of(),
      ...answer,
    }),
  });
  const leads = { status: 308, headers: new Headers({ location: 'https://kolam.example/' }) };
  const outcomes = await Promise.all([
    https(host('http://kolam.example', leads)),
    https(host('https://kolam.example', {})),
    https(host('https://kolam.example', leads)),
    ownAddress(
      host('https://kolam.example', { text: 'rel="canonical" href="http://localhost:4173/"' }),
    ),
    ownAddress(
      host('https://kolam.example', {
        text: 'rel="canonical" href="https://kolam.example/"<loc>https://kolam.example/</loc>',
      }),
    ),
  ]);
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['FAIL', 'FAIL', 'ok', 'FAIL', 'ok']);
});

const run = (url: string) =>
  promisify(execFile)(process.execPath, ['build/hosting/audit-host.mjs', url], { cwd: ROOT });
