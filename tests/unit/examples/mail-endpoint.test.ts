import emailjs from '@emailjs/browser';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { POSTS_PER_MINUTE } from '../../../examples/mail-endpoint/rate.ts';
import type { Settings } from '../../../examples/mail-endpoint/settings.ts';
import { type Entry, NOTHING } from '../../../examples/mail-endpoint/store.ts';
import endpoint from '../../../examples/mail-endpoint/worker.ts';
import { classifyResponse } from '../../../src/core/outbox/response.ts';

const SITE = 'https://www.example.com';
const ENDPOINT = 'https://mail.example.com';
const MAIL_API_URL = 'https://api.mail.test/emails';

const MESSAGE = {
  from_name: 'Asha Verma',
  from_email: 'asha@example.com',
  message: 'Namaste ₹ 100\n<b>bold</b> {{from_name}}',
  message_id: '0b9f6c1e-6f0e-4c58-9a3b-0d2a54d3a001',
  attempt: 1,
  queued_at: '2026-01-01T00:00:00.000Z',
};

let settings: Settings;
let kept: Map<string, Entry>;
/** Mails that the mail API was handed, and what it answers. */
let mails: { headers: Headers; mail: Record<string, unknown> }[];
let api: () => Response | Promise<Response>;

beforeEach(() => {
  kept = new Map();
  mails = [];
  api = () => Response.json({ id: '1' });
  settings = {
    ALLOWED_ORIGINS: `${SITE}, https://example.com`,
    MAIL_FROM: 'Form <form@example.com>',
    MAIL_TO: 'support@example.com',
    MAIL_API_URL,
    MAIL_API_KEY: 'secret',
    STORE: {
      read: async (key) => kept.get(key) ?? NOTHING,
      write: async (key, { version }, value) => {
        if ((kept.get(key) ?? NOTHING).version !== version) return undefined;
        const entry = { version: version + 1, value };
        kept.set(key, entry);
        return entry;
      },
    },
  };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    // What the SDK posts arrives as a browser would send it.
    if (url.startsWith(ENDPOINT)) {
      const request = new Request(url, init);
      request.headers.set('origin', SITE);
      return endpoint.fetch(request, settings);
    }
    expect(url).toBe(MAIL_API_URL);
    mails.push({ headers: new Headers(init.headers), mail: JSON.parse(String(init.body)) });
    return api();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const callOf = (template_params: unknown) =>
  JSON.stringify({ user_id: 'any', service_id: 'any', template_id: 'any', template_params });

async function post(
  body: string,
  {
    origin = SITE,
    type = 'application/json',
    address = '192.0.2.1',
    method = 'POST',
    path = '/api/v1.0/email/send',
  } = {},
) {
  const headers = new Headers({ 'content-type': type, 'cf-connecting-ip': address });
  if (origin) headers.set('origin', origin);
  const request = new Request(ENDPOINT + path, {
    method,
    headers,
    ...(method === 'POST' && { body }),
  });
  const response = await endpoint.fetch(request, settings);
  return { status: response.status, text: await response.text(), headers: response.headers };
}

it('delivers what the SDK of the site posts, and answers as EmailJS does', async () => {
  // The SDK names the page in what it counts.
  vi.stubGlobal('location', new URL(`${SITE}/contact`));
  emailjs.init({ publicKey: 'any', origin: ENDPOINT });
  const answer = await emailjs.send('any', 'any', MESSAGE);
  expect(answer).toMatchObject({ status: 200, text: 'OK' });
  expect(mails).toHaveLength(1);
  expect(mails[0]?.mail).toEqual({
    from: 'Form <form@example.com>',
    to: ['support@example.com'],
    reply_to: 'asha@example.com',
    subject: 'Contact form: Asha Verma [0b9f6c1e]',
    text: `${MESSAGE.message}\n\n--\nAsha Verma <asha@example.com>\nWritten ${MESSAGE.queued_at}, message ${MESSAGE.message_id}`,
  });
  expect(mails[0]?.headers.get('authorization')).toBe('Bearer secret');
  expect(mails[0]?.headers.get('idempotency-key')).toBe(MESSAGE.message_id);
});

it('hands over what a later form asks besides', async () => {
  await post(callOf({ ...MESSAGE, shop_name: 'Asha Stores', town: '', floor: 2 }));
  expect(mails[0]?.mail.text).toContain(`${MESSAGE.message}\nshop_name: Asha Stores\n\n--\n`);
});

it('sends a message once, and confirms every copy of it', async () => {
  for (const attempt of [1, 2, 3])
    expect(await post(callOf({ ...MESSAGE, attempt }))).toMatchObject({ status: 200, text: 'OK' });
  expect(mails).toHaveLength(1);
});

it('sends a message once, also where its copies come at one time', async () => {
  const copies = Array.from({ length: 5 }, () => post(callOf(MESSAGE)));
  for (const { status, text } of await Promise.all(copies))
    expect({ status, text }).toEqual({ status: 200, text: 'OK' });
  expect(mails).toHaveLength(1);
});

// Statuses and words as https://resend.com/docs/api-reference/errors has them.
describe('an answer of the mail API that will not change', () => {
  it.each([
    [400, 'validation_error', 'The `reply_to` field is not valid.'],
    [409, 'invalid_idempotent_request', 'This idempotency key was used with another body.'],
    [413, 'payload_too_large', 'Too large.'],
    [422, 'invalid_parameter', 'The parameter must be a valid UUID.'],
    [451, 'security_error', 'We may have found a security issue with the request.'],
  ])('%i %s ends that message', async (...answer) => {
    expect(await verdictOn(...answer)).toBe('reject');
  });

  it.each([
    [400, 'validation_error', 'API key is invalid'],
    [401, 'missing_api_key', 'Missing API key in the authorization header.'],
    [402, 'payment_required', 'No plan.'],
    [403, 'validation_error', 'The domain is not verified.'],
    [404, 'not_found', 'The requested endpoint does not exist.'],
    [405, 'method_not_allowed', 'This endpoint does not support the method.'],
    [422, 'invalid_from_address', 'Invalid `from` field.'],
  ])('%i %s is the account’s: no message ends, and all rest', async (...answer) => {
    expect(await verdictOn(...answer)).toBe('hold');
  });

  it.each([
    [408, 'timeout', '', 'retry'],
    [409, 'concurrent_idempotent_requests', 'Another request is in progress.', 'retry'],
    [425, 'too_early', '', 'retry'],
    [429, 'rate_limit_exceeded', 'Too many requests.', 'slowDown'],
    [500, 'application_error', '', 'retry'],
  ])('%i %s is none: the message is tried again', async (status, name, words, verdict) => {
    expect(await verdictOn(status, name, words)).toBe(verdict);
  });

  it('what points elsewhere is not a delivery', async () => {
    api = () =>
      new Response(null, { status: 302, headers: { location: 'https://elsewhere.test' } });
    expect((await post(callOf(MESSAGE))).status).toBe(502);
  });
});

/** What the site makes of the endpoint's answer, where the mail API answers so. */
async function verdictOn(status: number, name: string, message: string) {
  api = () => Response.json({ statusCode: status, name, message }, { status });
  const answer = await post(callOf(MESSAGE));
  return classifyResponse({ kind: 'http', status: answer.status, text: answer.text });
}

describe('where the mail API fails', () => {
  it.each([
    ['is broken', () => new Response('', { status: 500 }), 502],
    ['refuses its key', () => new Response('', { status: 401 }), 403],
    ['is busy', () => new Response('', { status: 429 }), 429],
    ['is gone', () => Promise.reject(new TypeError('fetch failed')), 503],
  ] as const)(
    '%s, the message is to be tried again and then goes out',
    async (_name, broken, status) => {
      api = broken;
      const { status: found, text } = await post(callOf(MESSAGE));
      expect(found).toBe(status);
      expect(text).not.toBe('OK');
      expect(text).not.toContain('secret');
      api = () => Response.json({});
      expect(await post(callOf(MESSAGE))).toMatchObject({ status: 200, text: 'OK' });
      expect(mails).toHaveLength(2);
    },
  );

  it('a store that is gone stops messages before they are sent, not after', async () => {
    const { read, write } = settings.STORE;
    settings.STORE.read = () => Promise.reject(new Error('gone'));
    expect((await post(callOf(MESSAGE))).status).toBe(503);
    settings.STORE.read = read;
    settings.STORE.write = () => Promise.reject(new Error('full'));
    expect((await post(callOf(MESSAGE))).status).toBe(503);
    expect(mails).toHaveLength(0);
    settings.STORE.write = (key, after, value, seconds) =>
      mails.length > 0 ? Promise.reject(new Error('full')) : write(key, after, value, seconds);
    expect(await post(callOf(MESSAGE))).toMatchObject({ status: 200, text: 'OK' });
  });
});

it('a store that lets nobody write ends no instance: the post is refused for now', async () => {
  settings.STORE.write = async () => undefined;
  expect((await post(callOf(MESSAGE))).status).toBe(429);
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  const { write } = settings.STORE;
  settings.STORE.write = async (key, after, value, seconds) =>
    key.startsWith('posts:') ? { version: 1, value: '1' } : write(key, after, value, seconds);
  expect((await post(callOf(MESSAGE))).status).toBe(503);
  expect(mails).toHaveLength(0);
});

describe('refuses', () => {
  afterEach(() => expect(mails).toEqual([]));

  it.each([
    ['another site', { origin: 'https://elsewhere.example' }, 403],
    ['a site whose name begins alike', { origin: `${SITE}.elsewhere.example` }, 403],
    ['a sandboxed page', { origin: 'null' }, 403],
    ['what is not a browser', { origin: '' }, 403],
    ['a body that needs no permission', { type: 'text/plain' }, 415],
    ['another path', { path: '/' }, 404],
    ['another method', { method: 'GET' }, 405],
  ])('%s', async (_name, options, status) => {
    const answer = await post(callOf(MESSAGE), options);
    expect(answer.status).toBe(status);
    if (status === 403) expect(answer.headers.get('access-control-allow-origin')).toBe(null);
  });

  it.each([
    ['no JSON', '{'],
    ['no parameters', '{}'],
    ['null', 'null'],
    ['a name that is a number', callOf({ ...MESSAGE, from_name: 5 })],
    ['an id that is an object', callOf({ ...MESSAGE, message_id: {} })],
    ['no id', callOf({ ...MESSAGE, message_id: undefined })],
    ['an address with a second one', callOf({ ...MESSAGE, from_email: 'a@b.c,d@e.f' })],
    ['an address with a separate line', callOf({ ...MESSAGE, from_email: 'a@b.c\r\nBcc: d@e.f' })],
    ['an address without a domain of two parts', callOf({ ...MESSAGE, from_email: 'a@b' })],
    ['an empty message', callOf({ ...MESSAGE, message: ' \n' })],
    ['a message that is too long', callOf({ ...MESSAGE, message: 'a'.repeat(10_001) })],
    ['a name that is too long', callOf({ ...MESSAGE, from_name: 'a'.repeat(201) })],
    ['another text that is too long', callOf({ ...MESSAGE, shop_name: 'a'.repeat(10_001) })],
  ])('%s, and says so in the sentence that ends a message', async (_name, body) => {
    const { status, text } = await post(body);
    expect(status).toBe(422);
    expect(classifyResponse({ kind: 'http', status, text })).toBe('reject');
  });

  it('more than 50 KB, also where the sender does not say how much it is', async () => {
    expect((await post(callOf({ message: 'a'.repeat(51 * 1024) }))).status).toBe(413);
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(16 * 1024)),
    });
    const request = new Request(`${ENDPOINT}/api/v1.0/email/send`, {
      method: 'POST',
      headers: { origin: SITE, 'content-type': 'application/json' },
      body: endless,
      duplex: 'half',
    } as RequestInit);
    expect((await endpoint.fetch(request, settings)).status).toBe(413);
  });
});

it('never fails and never changes where a mail goes, with any parameters', async () => {
  const field = fc.oneof(
    fc.string(),
    fc.jsonValue(),
    fc.constantFrom('a@b.c', '\r\nBcc: x@y.z', '{{to}}'),
  );
  const params = fc.record(
    Object.fromEntries(
      [...Object.keys(MESSAGE), 'to', 'to_email', 'reply_to', 'subject', '__proto__'].map(
        (name) => [name, field],
      ),
    ),
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(params, fc.uuid(), async (some, id) => {
      kept.clear();
      mails = [];
      const named = { ...some, message_id: id, from_email: 'a@b.c' };
      const { status } = await post(callOf(named));
      expect([200, 413, 422]).toContain(status);
      for (const { mail } of mails) {
        expect(mail).toMatchObject({ to: ['support@example.com'], from: settings.MAIL_FROM });
        expect(Object.keys(mail).sort()).toEqual(['from', 'reply_to', 'subject', 'text', 'to']);
        expect(mail.subject).not.toMatch(/[\r\n\0]/);
      }
    }),
    { numRuns: 300 },
  );
});

it('takes ten posts a minute from one address, and lets others post', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1) });
  const next = (n: number) => callOf({ ...MESSAGE, message_id: crypto.randomUUID(), attempt: n });
  const statuses: number[] = [];
  for (let n = 0; n <= POSTS_PER_MINUTE; n++) statuses.push((await post(next(n))).status);
  expect(statuses).toEqual([...Array(POSTS_PER_MINUTE).fill(200), 429]);
  expect((await post(next(0), { address: '198.51.100.1' })).status).toBe(200);
  vi.setSystemTime(Date.UTC(2026, 0, 1, 0, 1));
  expect((await post(next(0))).status).toBe(200);
});

describe('one network', () => {
  const statusesOf = async (addresses: string[]) => {
    const posts = addresses.map((address) =>
      post(callOf({ ...MESSAGE, message_id: crypto.randomUUID() }), { address }),
    );
    return (await Promise.all(posts)).map(({ status }) => status);
  };
  const several = (addressOf: (n: number) => string) =>
    Array.from({ length: 200 }, (_, n) => addressOf(n));
  const IPV4 = several((n) => `192.0.2.${n}`);
  const IPV6 = several((n) => `2001:db8:0:100::${n.toString(16)}`);

  it.each([
    ['one IPv4 address', several(() => '192.0.2.1')],
    ['a /24 of IPv4', IPV4],
    ['the same in the way of IPv6', several((n) => `::ffff:192.0.2.${n}`)],
    ['the same in both ways', several((n) => (n % 2 ? `192.0.2.${n}` : '::FFFF:C000:02ff'))],
    ['a /64 of IPv6', IPV6],
    ['a /56 of IPv6', several((n) => `2001:db8:0:1${n.toString(16).padStart(2, '0')}::1`)],
    ['what is not an address', several((n) => `192.0.2.1, 198.51.100.${n}`)],
  ])('posts ten times a minute, also all at one time: %s', async (_name, addresses) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1) });
    const statuses = await statusesOf(addresses);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(190);
    expect(mails).toHaveLength(10);
  });

  it('takes nothing from the one next to it', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1) });
    await statusesOf(IPV4);
    await statusesOf(IPV6);
    expect(await statusesOf(['192.0.3.1', '2001:db8:0:200::1'])).toEqual([200, 200]);
  });
});

it('lets browsers of the site ask first', async () => {
  const { status, headers } = await post('', { method: 'OPTIONS' });
  expect(status).toBe(204);
  expect(headers.get('access-control-allow-origin')).toBe(SITE);
  expect(headers.get('access-control-allow-methods')).toBe('POST');
  expect(headers.get('access-control-allow-headers')).toBe('content-type');
  expect(headers.get('vary')).toBe('Origin');
});
