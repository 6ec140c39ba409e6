import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { localServices, mailSettings } from '../../../../build/server/local-services.ts';
import { MAX_KEPT_MAILS } from '../../../../build/server/mail-folder.ts';
import { MAIL_PATH } from '../../../../build/server/mail-sink.ts';
import { NO_TEXT } from '../../../../src/core/storage/message-fields.ts';
import { Serving } from './serving.ts';

let serving: Serving;
beforeEach(async () => {
  serving = new Serving();
  await serving.start();
});
afterEach(() => serving.stop());

const MAIL = {
  ...NO_TEXT,
  from_name: 'Asha',
  from_email: 'a@b.in',
  message: 'Namaste',
  message_id: 'id:1',
  attempt: 1,
  queued_at: '',
};
const callOf = (template_params: unknown) =>
  JSON.stringify({ service_id: 's', template_id: 't', user_id: 'k', template_params });

async function post(body: string, change: Record<string, string> = {}, method = 'POST') {
  const headers = {
    origin: serving.origin,
    'content-type': 'application/json; charset=utf-8',
    ...change,
  };
  const response = await fetch(serving.origin + MAIL_PATH, {
    method,
    headers,
    ...(method === 'POST' && { body }),
  });
  return [response.status, await response.text()];
}

it('a message is kept under the time it came, its number and its id, and told', async () => {
  expect(await post(callOf(MAIL))).toEqual([200, 'OK']);
  expect(serving.mails).toEqual([MAIL]);
  expect(serving.kept).toEqual([expect.stringMatching(/^\d{13}-\d+-id1\.eml$/)]);
  const [file = ''] = serving.kept;
  expect(readFileSync(path.join(serving.outbox, file), 'utf8')).toContain('\r\nTmFtYXN0ZQ==\r\n');
});

it('of 50 KB to the byte it is taken', async () => {
  expect(await post(callOf(MAIL).padEnd(50 * 1024))).toEqual([200, 'OK']);
});

it('two of one millisecond are two files', async () => {
  await Promise.all(Array.from({ length: 8 }, () => post(callOf({ ...MAIL, message_id: '' }))));
  expect(serving.kept).toHaveLength(8);
});

/** EmailJS's own statuses and words. */
it.each([
  ['another method', callOf(MAIL), {}, 'GET', [405, 'Method Not Allowed']],
  [
    'another origin',
    callOf(MAIL),
    { origin: 'http://localhost:1' },
    'POST',
    [403, 'API calls are disabled for other origins and non-browser applications'],
  ],
  [
    'an invalid origin',
    callOf(MAIL),
    { origin: 'null' },
    'POST',
    [403, 'API calls are disabled for other origins and non-browser applications'],
  ],
  [
    'another type',
    callOf(MAIL),
    { 'content-type': 'text/plain' },
    'POST',
    [415, 'Unsupported Media Type'],
  ],
  [
    'a type that begins alike',
    callOf(MAIL),
    { 'content-type': 'application/jsonx' },
    'POST',
    [415, 'Unsupported Media Type'],
  ],
  [
    'a type that ends alike',
    callOf(MAIL),
    { 'content-type': 'x/application/json' },
    'POST',
    [415, 'Unsupported Media Type'],
  ],
  ['no call', '{}', {}, 'POST', [400, 'The user_id parameter is required']],
  [
    'more than 50 KB',
    'a'.repeat(50 * 1024 + 1),
    {},
    'POST',
    [413, 'Variables size limit. The maximum is 50Kb'],
  ],
  ['50 KB', 'a'.repeat(50 * 1024), {}, 'POST', [400, 'Bad Request']],
] as const)('%s is refused in words', async (_what, body, headers, method, expected) => {
  expect(await post(body, headers, method)).toEqual(expected);
  expect(serving.mails).toEqual([]);
});

it('a folder that cannot be written is told in a word, and the next call is taken', async () => {
  writeFileSync(serving.outbox, 'a file where a folder should be');
  for (let times = 0; times < 60; times++)
    expect(await post(callOf(MAIL))).toEqual([500, 'Internal Server Error']);
});

it('no more are written at a time than a person sends', async () => {
  const posts = Array.from({ length: 200 }, () =>
    post(callOf({ ...MAIL, message: 'a'.repeat(40_000) })),
  );
  const statuses = (await Promise.all(posts)).map(([status]) => status);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(50);
  for (const status of statuses) expect([200, 429]).toContain(status);
  expect(await post(callOf(MAIL))).toEqual([200, 'OK']);
});

it('the oldest make room, and what is not a mail stays', async () => {
  mkdirSync(serving.outbox);
  for (let n = 0; n < MAX_KEPT_MAILS; n++)
    writeFileSync(
      path.join(serving.outbox, `1000000000000-${String(n).padStart(3, '0')}-old.eml`),
      '',
    );
  const others = ['notes.txt', 'a-1000000000000-1-x.eml', '1000000000000-x.eml.txt', '100-1-x.eml'];
  for (const name of others) writeFileSync(path.join(serving.outbox, name), 'mine');
  await post(callOf(MAIL));
  expect(serving.kept).toHaveLength(MAX_KEPT_MAILS + others.length);
  expect(serving.kept).not.toContain('1000000000000-000-old.eml');
  expect(serving.kept).toContain('1000000000000-001-old.eml');
  expect(serving.kept).toEqual(expect.arrayContaining(others));
});

it('a local server has the account of its build, and tells its log who has written, in plain letters', () => {
  const env = {
    VITE_EMAILJS_SERVICE_ID: 's',
    VITE_EMAILJS_TEMPLATE_ID: 't',
    VITE_EMAILJS_PUBLIC_KEY: 'k',
  };
  const folder = path.join('/site', '.data/outbox');
  expect(mailSettings(env, '/site')).toEqual({
    serviceId: 's',
    templateId: 't',
    publicKey: 'k',
    folder,
  });
  expect(mailSettings({}, '/site')).toEqual({
    serviceId: '',
    templateId: '',
    publicKey: '',
    folder,
  });
  const logged: string[] = [];
  const logger = { info: (line: string) => logged.push(line) };
  const { onMail, mail } = localServices({ env, root: '/site', logger } as never);
  onMail?.({ ...MAIL, message_id: 'id\n1', from_email: 'a@b.in\u001b[2J' });
  expect(mail).toEqual(mailSettings(env, '/site'));
  expect(logged).toEqual(['message id1 from a@b.in2J kept in .data/outbox']);
});
