import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callEmailJs } from '#core/outbox/call-email-js.ts';
import type { Leave, MailParameters } from '#core/outbox/device.ts';
import { lendFetch } from '#core/outbox/lend-fetch.ts';
import { mailSettings } from '#core/outbox/mail-settings.ts';
import { post } from '#core/outbox/post.ts';
import { stubMailSettings } from '#tests/unit/core/outbox/mail-settings.ts';

const PARAMETERS: MailParameters = {
  from_name: 'Asha Verma',
  from_email: 'asha@shop.example',
  message: 'Hello',
  message_id: 'a',
  attempt: 1,
  queued_at: '2026-11-26T00:00:00.000Z',
};
const LEAVE: Leave = { signal: new AbortController().signal, isGiven: async () => true };

let requests: { url: string; init: RequestInit }[];
let answer: () => Response;

beforeEach(() => {
  requests = [];
  answer = () => new Response('OK');
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requests.push({ url, init });
    return answer();
  });
  vi.stubGlobal('location', { pathname: '/contact', origin: 'https://site.example' });
  stubMailSettings();
});

afterEach(() => {
  vi.doUnmock('@emailjs/browser');
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** What a browser does that blocks site data: the SDK reads localStorage as it loads. */
const withoutSdk = () =>
  vi.doMock('@emailjs/browser', () => {
    throw new DOMException('', 'SecurityError');
  });

const WAYS = [
  { by: "EmailJS's SDK", prepare: () => {}, how: post },
  { by: 'the call that the worker makes', prepare: () => {}, how: callEmailJs },
  { by: 'that call where the SDK does not load', prepare: withoutSdk, how: post },
];

// The form of EmailJS's REST reference, /docs/rest-api/send/.
test.each(WAYS)('a post by $by has all that the REST call asks for', async ({ prepare, how }) => {
  prepare();
  expect(await how(PARAMETERS, LEAVE)).toMatchObject({ kind: 'http', status: 200, text: 'OK' });
  const [{ url, init } = { url: '', init: {} }] = requests;
  expect(requests).toHaveLength(1);
  expect(url).toBe('https://mail.example/api/v1.0/email/send');
  expect(init.method).toBe('POST');
  expect(new Headers(init.headers).get('content-type')).toBe('application/json');
  expect(JSON.parse(String(init.body))).toMatchObject({
    service_id: 'service',
    template_id: 'template',
    user_id: 'key',
    template_params: PARAMETERS,
  });
});

test.each(WAYS)('a refusal of a post by $by comes with its text', async ({ prepare, how }) => {
  prepare();
  answer = () => new Response('The service is unknown', { status: 400 });
  const refusal = { kind: 'http', status: 400, text: 'The service is unknown' };
  expect(await how(PARAMETERS, LEAVE)).toMatchObject(refusal);
});

test.each(WAYS)('no answer to a post by $by differs from a refusal', async ({ prepare, how }) => {
  prepare();
  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  expect(await how(PARAMETERS, LEAVE)).toEqual({ kind: 'none' });
});

test.each(WAYS)('a truncated answer counts as none, by $by', async ({ prepare, how }) => {
  prepare();
  answer = () =>
    new Response(new ReadableStream({ pull: (body) => body.error(new TypeError('cut')) }));
  expect(await how(PARAMETERS, LEAVE)).toEqual({ kind: 'none' });
});

test.each(['SERVICE_ID', 'TEMPLATE_ID', 'PUBLIC_KEY'])(
  'a build without %s posts nothing, and says why',
  async (name) => {
    vi.stubEnv(`VITE_EMAILJS_${name}`, '');
    expect(mailSettings()).toBe('@no-settings');
    for (const { how } of WAYS)
      expect(await how(PARAMETERS, LEAVE)).toEqual({ kind: 'unconfigured', text: '@no-settings' });
    expect(requests).toEqual([]);
  },
);

test('a build that names no other origin posts to its own', () => {
  vi.stubEnv('VITE_EMAILJS_ORIGIN', '');
  expect(mailSettings()).toMatchObject({ origin: 'https://site.example' });
});

test.each([
  ['no answer where no response came', { status: 0, text: 'Network Error' }, { kind: 'none' }],
  ['no answer where it throws nothing', undefined, { kind: 'none' }],
  ['its own refusal', 'Blocked', { kind: 'unconfigured', text: 'Blocked' }],
])('of what the SDK rejects with is made %s', async (_, rejection, response) => {
  vi.doMock('@emailjs/browser', () => ({
    init: () => {},
    send: () => Promise.reject(rejection),
  }));
  expect(await post(PARAMETERS, LEAVE)).toEqual(response);
});

test('the page’s other requests are not affected, and the call can be aborted', async () => {
  const url = 'https://mail.example/';
  lendFetch(url, LEAVE.signal);
  await fetch('/assets/a.js');
  await fetch(url, { method: 'POST' });
  expect(requests).toEqual([
    { url: '/assets/a.js', init: undefined },
    { url, init: { method: 'POST', signal: LEAVE.signal, redirect: 'manual' } },
  ]);
});

test('a fetch that replaced the lent one stays', () => {
  const loan = lendFetch('https://mail.example/', LEAVE.signal);
  const theirs = async () => new Response('theirs');
  globalThis.fetch = theirs;
  loan.end();
  expect(globalThis.fetch).toBe(theirs);
});

test('the page has its own fetch again where the SDK made no call', async () => {
  const own = globalThis.fetch;
  vi.doMock('@emailjs/browser', () => ({ init: () => {}, send: () => Promise.reject('Blocked') }));
  await post(PARAMETERS, LEAVE);
  expect(globalThis.fetch).toBe(own);
});
