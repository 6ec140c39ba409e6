import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MAX_KEPT_MAILS } from '../../../build/server/mail-folder.ts';
import { MAIL_PATH } from '../../../build/server/mail-sink.ts';
import { type DemoServer, sendRaw, startDemoServer } from './demo-server.ts';

let server: DemoServer;
beforeAll(async () => {
  server = await startDemoServer();
});
afterAll(() => {
  server.process.kill();
  rmSync(server.root, { recursive: true });
});

const ACCOUNT = {
  service_id: 'service_local_demo',
  template_id: 'template_local_demo',
  user_id: 'local_demo_public_key',
};

const HONEST = {
  from_name: 'Asha Verma',
  from_email: 'asha@example.com',
  message: 'Namaste',
  message_id: '0b9f6c1e-6f0e-4c58-9a3b-0d2a54d3a001',
  attempt: 1,
  queued_at: '2026-01-01T00:00:00.000Z',
};

const callOf = (template_params: unknown) => JSON.stringify({ ...ACCOUNT, template_params });

/** Posts to the mail sink; headers of `undefined` are left out. */
async function post(body: string, change: Record<string, string | undefined> = {}) {
  const headers = { origin: server.origin, 'content-type': 'application/json', ...change };
  const sent = Object.entries(headers).filter((pair): pair is [string, string] => !!pair[1]);
  const response = await fetch(server.origin + MAIL_PATH, { method: 'POST', headers: sent, body });
  return { status: response.status, text: await response.text(), headers: response.headers };
}

const AS_PAGE = { headers: { accept: 'text/html,*/*;q=0.8' } };

const outbox = () => path.join(server.root, '.data/outbox');
const kept = () => {
  try {
    return readdirSync(outbox());
  } catch {
    return [];
  }
};

/** Anything that tells where the server is or how it is made. */
const TELLS = /node_modules|\.[cm]?[jt]s:\d|\n\s+at |file:\/\/|kolam-server-|Error:/;

// The point of it all: after any request of a test, the next visitor is served.
afterEach(async () => {
  expect(server.process.exitCode, server.printed()).toBe(null);
  const page = await fetch(`${server.origin}/contact`);
  expect([page.status, await page.text()]).toEqual([200, '<title>contact</title>']);
  expect(await post(callOf(HONEST))).toMatchObject({ status: 200, text: 'OK' });
  expect(server.printed()).not.toMatch(/\n\s+at /);
});

// What is missing today may be there after the next deployment (RFC 9111 lets a cache keep a 404, too).
it.each([
  ['a script that is missing', '/assets/missing-a1b2c3d4.js', {}, 404],
  ['a page that is missing', '/no-such-page', {}, 404],
  ['a picture that is missing', '/art/missing.svg', {}, 404],
  ['a picture for other sites that is missing', '/share/missing.png', {}, 404],
  ['a script that is missing and opened as a page', '/assets/missing-a1b2c3d4.js', AS_PAGE, 302],
  ['a page that is missing and opened', '/no-such-page', AS_PAGE, 302],
  ['a folder that is opened', '/assets/missing', AS_PAGE, 302],
  ['a file that is posted to', '/assets/large-a1b2c3d4.js', { method: 'POST' }, 405],
  ['a file that is shared', '/share-in', { method: 'POST' }, 303],
  ['a path that is too long', `/assets/${'x'.repeat(2000)}.js`, {}, 400],
  ['a call of the mail service that is not a post', MAIL_PATH, {}, 405],
] as const)('%s is kept by no cache', async (_name, asked, options, status) => {
  const response = await fetch(server.origin + asked, { redirect: 'manual', ...options });
  await response.arrayBuffer();
  expect(response.status).toBe(status);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

it('keeps a file that is there for a year all the same', async () => {
  const response = await fetch(`${server.origin}/assets/large-a1b2c3d4.js`);
  await response.arrayBuffer();
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

describe('requests', () => {
  const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE');
  const odd = fc.constantFrom('CONNECT', 'PRI', 'get', 'G ET', 'M-SEARCH', '', '\0');
  const target = fc.oneof(
    fc.constantFrom(
      ...[
        '/',
        '//',
        '///',
        '/%',
        '/%E0%A4%A',
        '/%00',
        '/..%2f..%2fetc/passwd',
        '/../../etc/passwd',
      ],
      ...[
        'http://elsewhere.example/contact',
        'http://',
        'http:',
        'https://[::1',
        'mailto:a@b',
        '*',
      ],
      ...[
        '/contact',
        '/CONTACT/',
        '/shared/%',
        '/shared/a%2',
        '/\\\\elsewhere',
        '/?%',
        '/#',
        '//a@b:c',
      ],
      ...['/assets/large-a1b2c3d4.js', '/share-in', MAIL_PATH, `/${MAIL_PATH}`, `${MAIL_PATH}?%`],
      `/${'/'.repeat(12_000)}x.y`,
    ),
    fc.string({ maxLength: 40 }).map((text) => `/${text}`),
    fc.webPath(),
  );
  const header = fc.oneof(
    fc.constantFrom(
      ...[
        'Range: bytes=9-2',
        'Range: bytes=-1',
        'Range: bytes=1e9-',
        'Range: cows=a-b',
        'Accept: text/html',
      ],
      ...[
        'Content-Length: 5',
        'Content-Length: -1',
        'Content-Length: 1e9',
        'Transfer-Encoding: chunked',
      ],
      ...['Expect: 100-continue', 'Expect: tea', 'Upgrade: websocket', 'Connection: Upgrade'],
      ...[
        'Origin: null',
        'Origin: %',
        'If-None-Match: "',
        'Accept-Encoding: br',
        'Host: elsewhere.example',
      ],
      `Cookie: ${'a'.repeat(20_000)}`,
    ),
    fc.string({ maxLength: 30 }).map((text) => `X-Odd: ${text}`),
  );
  const request = fc
    .record({
      verb: fc.oneof({ weight: 5, arbitrary: method }, { weight: 1, arbitrary: odd }),
      target,
      headers: fc.array(header, { maxLength: 3 }),
      body: fc.string({ maxLength: 50 }),
      cut: fc.boolean(),
    })
    .map(({ verb, target: path, headers, body, cut }) => {
      const head = [`${verb} ${path} HTTP/1.1`, `Host: localhost:${server.port}`];
      return { bytes: [...head, 'Connection: close', ...headers, '', body].join('\r\n'), cut };
    });

  it('of any form get an answer without a word of how it is made, or none', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(request, { minLength: 8, maxLength: 8 }), async (requests) => {
        const answers = await Promise.all(requests.map((one) => sendRaw(server.port, one)));
        for (const answer of answers) {
          expect(answer).toMatch(/^(?:HTTP\/1\.1 [1-5]\d\d |$)/);
          expect(answer.slice(0, 5000)).not.toMatch(TELLS);
        }
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['an empty host', '//', 200],
    ['another host', 'http://elsewhere.example/contact', 200],
    ['no path', '*', 400],
    ['another scheme', 'mailto:a@b', 400],
    ['half an escape', '/%', 404],
    ['a long path', `/${'a'.repeat(5000)}`, 400],
  ])('for %s are answered', async (_name, target, status) => {
    const bytes = `GET ${target} HTTP/1.1\r\nHost: localhost:${server.port}\r\nConnection: close\r\n\r\n`;
    expect(await sendRaw(server.port, { bytes })).toMatch(`HTTP/1.1 ${status} `);
  });

  it('with another method than pages have are refused', async () => {
    const answer = await fetch(`${server.origin}/contact`, { method: 'DELETE' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('with a range that ends before it begins get the whole file', async () => {
    const answer = await fetch(`${server.origin}/contact`, { headers: { range: 'bytes=9-2' } });
    expect(answer.status).toBe(200);
  });

  it('under another name than this machine has are refused', async () => {
    const bytes = 'GET / HTTP/1.1\r\nHost: elsewhere.example\r\nConnection: close\r\n\r\n';
    expect(await sendRaw(server.port, { bytes })).toMatch('HTTP/1.1 403 ');
  });

  it('for a file that went away are cut', async () => {
    rmSync(path.join(server.root, 'dist/assets/gone-a1b2c3d4.js'));
    await expect(
      fetch(`${server.origin}/assets/gone-a1b2c3d4.js`).then((r) => r.text()),
    ).rejects.toThrow();
  });
});

describe('mails', () => {
  const TEXTS =
    /^(?:OK|Bad Request|The \w+ parameter is (?:required|invalid)|The Public Key is invalid)$/;
  const field = fc.oneof(
    fc.jsonValue(),
    fc.string(),
    fc.constantFrom(
      1e308,
      -0,
      '\u0000',
      '\r\nBcc: a@b',
      '\ud800',
      '😀'.repeat(500),
      {},
      [],
      [[]],
      null,
    ),
  );
  const params = fc.oneof(
    fc.jsonValue(),
    fc.record(
      Object.fromEntries(
        [...Object.keys(HONEST), '__proto__', 'constructor', 'toString'].map((name) => [
          name,
          field,
        ]),
      ),
      { requiredKeys: [] },
    ),
    field.map((value) => ({ ...HONEST, from_name: value })),
  );

  it('with any JSON are kept or refused in words', async () => {
    await fc.assert(
      fc.asyncProperty(params, async (value) => {
        const { status, text } = await post(callOf(value));
        expect([status, text]).toEqual([
          expect.toSatisfy((n) => [200, 400].includes(n)),
          expect.stringMatching(TEXTS),
        ]);
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ['from_name a number', { ...HONEST, from_name: 5 }],
    ['from_name an object', { ...HONEST, from_name: { a: 1 } }],
    ['message_id an object', { ...HONEST, message_id: { toString: 1 } }],
    ['from_email an object', { ...HONEST, from_email: { toString: null } }],
    ['message a list', { ...HONEST, message: ['a'] }],
    ['a list', [HONEST]],
    ['nothing', null],
  ])('with %s are refused', async (_name, value) => {
    const before = kept().length;
    expect((await post(callOf(value))).status).toBe(400);
    expect(kept()).toHaveLength(before);
  });

  it.each([
    ['no JSON', '{', 400],
    ['deep nesting', `${'['.repeat(25_000)}${']'.repeat(25_000)}`, 400],
    [
      'a deep field',
      callOf({ message: '@' }).replace('"@"', `${'['.repeat(20_000)}${']'.repeat(20_000)}`),
      400,
    ],
    ['a prototype', `{"__proto__":${callOf(HONEST)}}`, 400],
    ['more than 50 KB', callOf({ ...HONEST, message: 'a'.repeat(51 * 1024) }), 413],
    ['8 MB', 'a'.repeat(8 * 1024 * 1024), 413],
  ])('of %s are refused', async (_name, body, status) => {
    expect((await post(body)).status).toBe(status);
  });

  it('that break off keep nothing', async () => {
    const before = kept().length;
    const body = callOf(HONEST);
    const head = [
      `POST ${MAIL_PATH} HTTP/1.1`,
      `Host: localhost:${server.port}`,
      `Origin: ${server.origin}`,
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
    ].join('\r\n');
    const bytes = `${head}\r\n\r\n${body.slice(0, -9)}`;
    await Promise.all(Array.from({ length: 20 }, () => sendRaw(server.port, { bytes, cut: true })));
    expect(kept()).toHaveLength(before);
  });

  it('cannot add a header or a line of the log', async () => {
    const before = new Set(kept());
    const evil = '\r\nBcc: all@example.com\u001b[2J';
    const mail = { ...HONEST, from_name: `A${evil}`, from_email: `a@b.c${evil}`, message_id: evil };
    expect((await post(callOf(mail))).status).toBe(200);
    const [file] = kept().filter((name) => !before.has(name));
    const [headers] = readFileSync(path.join(outbox(), String(file)), 'utf8').split('\r\n\r\n');
    expect(headers).not.toMatch(/^Bcc:/m);
    expect(server.printed()).not.toMatch(/^Bcc:/m);
    expect(server.printed()).not.toContain('\u001b[2J');
  });
});

describe('another origin', () => {
  it.each([
    ['another site', { origin: 'https://elsewhere.example' }],
    ['another port', { origin: 'http://localhost:1' }],
    ['another name of this machine', { origin: 'http://127.0.0.1:80' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['no browser', { origin: undefined }],
  ])('of %s is refused', async (_name, headers) => {
    const before = kept().length;
    const answer = await post(callOf(HONEST), headers);
    expect(answer.status).toBe(403);
    expect(answer.headers.get('access-control-allow-origin')).toBe(null);
    expect(kept()).toHaveLength(before);
  });

  it('cannot post without asking: text and forms are refused, also under our own name', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])
      expect((await post(callOf(HONEST), { 'content-type': type })).status).toBe(415);
  });

  it('is not allowed when it asks', async () => {
    const answer = await fetch(server.origin + MAIL_PATH, {
      method: 'OPTIONS',
      headers: { origin: 'http://localhost:1', 'access-control-request-method': 'POST' },
    });
    expect(answer.headers.get('access-control-allow-origin')).toBe(null);
  });
});

describe('limits', () => {
  it('hold in a flood of posts and broken downloads', async () => {
    const download = {
      bytes: `GET /assets/large-a1b2c3d4.js HTTP/1.1\r\nHost: localhost:${server.port}\r\n\r\n`,
      cut: true,
    };
    const large = callOf({ ...HONEST, message: 'अ'.repeat(15_000) });
    const posts = Array.from({ length: 300 }, () => post(large));
    const downloads = Array.from({ length: 300 }, () => sendRaw(server.port, download));
    const statuses = (await Promise.all(posts)).map(({ status }) => status);
    await Promise.all(downloads);
    expect(new Set([...statuses, 200, 429])).toEqual(new Set([200, 429]));
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(20);
  });

  it('hold for files: the oldest make room, and what is not a mail stays', async () => {
    mkdirSync(outbox(), { recursive: true });
    for (let n = 0; n < MAX_KEPT_MAILS + 50; n++)
      writeFileSync(path.join(outbox(), `1000000000000-${n}-old.eml`), '');
    writeFileSync(path.join(outbox(), 'notes.txt'), 'mine');
    await post(callOf({ ...HONEST, from_name: 'अ'.repeat(5000), message_id: 'newest' }));
    const files = kept();
    expect(files).toContain('notes.txt');
    expect(files).toHaveLength(MAX_KEPT_MAILS + 1);
    expect(files.some((file) => file.endsWith('-newest.eml'))).toBe(true);
    for (const file of files)
      expect(statSync(path.join(outbox(), file)).size).toBeLessThan(80 * 1024);
  });

  it('of the disk are told in a word', async () => {
    rmSync(outbox(), { recursive: true, force: true });
    writeFileSync(outbox(), 'a file where a folder should be');
    expect(await post(callOf(HONEST))).toMatchObject({
      status: 500,
      text: 'Internal Server Error',
    });
    rmSync(outbox());
  });
});
