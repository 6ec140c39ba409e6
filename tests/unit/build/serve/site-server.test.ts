import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answer, answerAnyway } from '../../../../build/server/answer.ts';
import { guardRequests } from '../../../../build/server/guard-requests.ts';
import { requestPath } from '../../../../build/server/request-path.ts';
import { sendRaw } from '../demo-server.ts';
import { Serving } from './serving.ts';

const serving = new Serving();
beforeAll(() => serving.start());
afterAll(() => serving.stop());

const PAGE = { accept: 'text/html,*/*;q=0.8' };

async function ask(target: string, init: RequestInit = {}) {
  const response = await fetch(serving.origin + target, { redirect: 'manual', ...init });
  const { status, headers } = response;
  return {
    status,
    text: await response.text(),
    location: headers.get('location'),
    kept: headers.get('cache-control'),
    type: headers.get('content-type'),
    allow: headers.get('allow'),
  };
}

const raw = (target: string, ...headers: string[]) =>
  sendRaw(serving.port, {
    bytes: [
      `GET ${target} HTTP/1.1`,
      'Host: localhost',
      'Connection: close',
      ...headers,
      '',
      '',
    ].join('\r\n'),
  });

it.each([
  ['/', 'index.html'],
  ['/contact', 'contact.html'],
  ['/CONTACT/?a=1', 'contact.html'],
  ['/shared/some-id', 'shared.html'],
  ['/hi/contact', 'hi/contact.html'],
  ['/hi/files.json', 'hi/files.json'],
])('%s is the file %s', async (target, file) => {
  expect(await ask(target)).toMatchObject({ status: 200, text: file, kept: 'no-cache' });
});

it.each([
  ['/contact.md', 'text/markdown;charset=utf-8'],
  ['/llms.txt', 'text/plain;charset=utf-8'],
  ['/about.md.html', 'text/html;charset=utf-8'],
  // JSON has one encoding, and scripts are of the page's (RFC 8259, section 8.1; HTML Standard, 4.12.1).
  ['/hi/files.json', 'application/json'],
  ['/assets/a-1.js', 'text/javascript'],
])('%s says that it is %s', async (target, type) => {
  expect(await ask(target)).toMatchObject({ status: 200, type });
});

it.each([
  ['/hi/fraud', '/fraud'],
  ['/HI/Fraud/?a=1', '/Fraud/?&a=1'],
  ['/hi/shared/some-id', '/shared/some-id'],
  // No page, and so none of the other language.
  ['/hi/statement.json', '/hi'],
  ['/statement.json', '/'],
])('%s, which the language has not, is the page %s', async (target, location) => {
  expect(await ask(target, { headers: PAGE })).toMatchObject({ status: 302, location });
  expect(await ask(target)).toMatchObject({ status: 404 });
});

it('a file that was compressed is sent so to who takes that, and known by its tag', async () => {
  const headers = { 'accept-encoding': 'br' };
  const { headers: sent } = await fetch(`${serving.origin}/contact`, { headers });
  expect(sent.get('content-encoding')).toBe('br');
  const again = await fetch(`${serving.origin}/`, {
    headers: { 'if-none-match': (await fetch(`${serving.origin}/`)).headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
});

it('a file has the headers of its rule', async () => {
  expect(await ask('/assets/a-1.js')).toMatchObject({ status: 200, kept: 'immutable' });
});

it.each([
  ['/nowhere', '/'],
  ['/shared', '/'],
  ['/nowhere.html', '/'],
  ['/assets/missing.js', '/'],
  ['/hi/nowhere', '/hi'],
])('%s leads a visitor to %s, and a program nowhere', async (target, location) => {
  expect(await ask(target, { headers: PAGE })).toMatchObject({
    status: 302,
    location,
    kept: 'no-store',
  });
  expect(await ask(target)).toMatchObject({
    status: 404,
    text: 'Not found',
    kept: 'no-store',
    type: 'text/plain; charset=utf-8',
  });
});

it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])(
  '%s is refused, with what is allowed',
  async (method) => {
    expect(await ask('/contact', { method })).toMatchObject({
      status: 405,
      allow: 'GET, HEAD',
      kept: 'no-store',
    });
  },
);

it('HEAD is a page without its text', async () => {
  expect(await ask('/contact', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
});

it('what is shared is led to the locker, and a visit to that address leads home', async () => {
  const shared = await ask('/share-in', { method: 'POST', body: 'a file' });
  expect(shared).toMatchObject({ status: 303, kept: 'no-store' });
  expect(shared.location).toMatch(/^\/digilocker/);
  expect(await ask('/share-in', { headers: PAGE })).toMatchObject({ status: 302, location: '/' });
});

it('a range that ends before it begins gets the whole file', async () => {
  expect(await ask('/contact', { headers: { range: 'bytes=9-2' } })).toMatchObject({
    status: 200,
    text: 'contact.html',
  });
});

it('a file that went away cuts the answer, and the next one is served', async () => {
  rmSync(path.join(serving.folder, 'dist/assets/a-1.js'));
  await expect(ask('/assets/a-1.js')).rejects.toThrow();
  expect(await ask('/contact')).toMatchObject({ status: 200 });
});

/** RFC 9112, 3.2: origin form, absolute form, asterisk form. */
it.each([
  ['/contact', 200],
  ['//', 200],
  ['http://elsewhere.example/contact', 200],
  ['*', 400],
  ['mailto:a@b', 400],
  ['https://[::1', 400],
  [`/${'a'.repeat(999)}`, 404],
  [`/${'a'.repeat(1000)}`, 400],
])('a target of the form %s is answered with %i', async (target, status) => {
  expect(await raw(target)).toMatch(`HTTP/1.1 ${status} `);
});

it.each([
  [undefined, '/'],
  ['/a/b?c', '/a/b'],
  ['/../a', '/a'],
  ['http://x.example/a?b', '/a'],
  ['http://x.example', '/'],
  ['mailto:a@b', undefined],
  ['', undefined],
])('the target %s names the path %s', (url, expected) => {
  expect(requestPath({ url } as never)).toBe(expected);
});

it('a handler that throws or rejects is answered for, without a word of why', async () => {
  const server = createServer((request, response) =>
    answerAnyway(response, () => {
      if (request.url === '/begun') response.writeHead(200).write('begun');
      if (request.url === '/late') return Promise.reject(new Error('secret'));
      throw new Error('secret');
    }),
  ).listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  for (const path of ['/', '/late']) {
    const response = await fetch(`http://localhost:${port}${path}`);
    expect([response.status, await response.text()]).toEqual([500, 'Internal Server Error']);
  }
  expect(await sendRaw(port, { bytes: 'GET /begun HTTP/1.1\r\nHost: x\r\n\r\n' })).toMatch(
    /^HTTP\/1.1 200 /,
  );
  server.closeAllConnections();
  server.close();
});

it('an answer has its own headers, and nothing is said where the connection is gone', () => {
  const said: unknown[] = [];
  const response = {
    headersSent: false,
    destroyed: true,
    writeHead: (...all: unknown[]) => said.push(all),
  };
  answer(response as never, 400, 'x');
  expect(said).toEqual([]);
});

it('a guard answers targets that nobody can read, and makes paths of whole addresses', async () => {
  const seen: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    seen.push(request.url);
    if (request.url === '/throws') throw new Error('secret');
    response.end('reached');
  });
  guardRequests(server);
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const get = (target: string) =>
    sendRaw(port, { bytes: `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n` });
  expect(await get('https://[::1')).toMatch('HTTP/1.1 400 ');
  expect(seen).toEqual([]);
  expect(await get('http://x.example/a?b=1')).toMatch('reached');
  expect(await get('/a//b?c')).toMatch('reached');
  expect(await get('/x/../a')).toMatch('reached');
  expect(await get('/throws')).toMatch('HTTP/1.1 500 ');
  expect(seen).toEqual(['/a?b=1', '/a//b?c', '/x/../a', '/throws']);
  server.close();
});

describe('the list of all languages', () => {
  const three = new Serving(['hi', 'ta']);
  beforeAll(() => three.start());
  afterAll(() => three.stop());

  it('is a page of a site that has three or more', async () => {
    const list = await fetch(`${three.origin}/languages`, { headers: PAGE });
    expect(await list.text()).toBe('languages.html');
    // A file of that name is there, and no page.
    const other = await fetch(`${three.origin}/shared`, { headers: PAGE, redirect: 'manual' });
    expect(other.headers.get('location')).toBe('/');
  });

  it('is nowhere where there are two', async () => {
    expect(await ask('/languages', { headers: PAGE })).toMatchObject({
      status: 302,
      location: '/',
    });
  });
});
