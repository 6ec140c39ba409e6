import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import {
  type HeaderRule,
  headerRules,
  headersFor,
  keptPageHeaders,
} from '../../../../build/server/headers.ts';

const SCRIPT = 'document.title;';
const rules = headerRules({}, SCRIPT);
const of = (pathname: string) => headersFor(rules, pathname);

it('later rules win, a star matches any end, and a name without one itself', () => {
  const some: HeaderRule[] = [
    { path: '/*', headers: { A: '1', B: '1', C: '1' } },
    { path: '/a/*', headers: { A: '2' }, without: ['B'] },
    { path: '/a/b', headers: { A: '3' } },
  ];
  expect(headersFor(some, '/x')).toEqual({ A: '1', B: '1', C: '1' });
  expect(headersFor(some, '/a/x')).toEqual({ A: '2', C: '1' });
  expect(headersFor(some, '/a/b')).toEqual({ A: '3', C: '1' });
  expect(headersFor(some, '/a/bc')).toEqual({ A: '2', C: '1' });
  expect(headersFor(some.slice(2), '/x')).toEqual({});
});

/** As docs/deploy.md says them. */
it.each([
  ['/contact', 'no-cache'],
  ['/assets/main.js', 'no-cache'],
  ['/assets/page-a1b2c3d4.js', 'public, max-age=31536000, immutable'],
  ['/art/spot.svg', 'public, max-age=86400'],
  ['/share/home.png', 'public, max-age=86400'],
  ['/online.txt', 'no-store'],
])('caches keep %s so', (pathname, expected) => {
  expect(of(pathname)['Cache-Control']).toBe(expected);
});

it('a page has a policy, a script has none, and the worker has its own', () => {
  expect(of('/contact')['Content-Security-Policy']).toContain("default-src 'none'");
  // CSP Level 3, 2.3.1: the script in the page is known by its hash.
  const hash = createHash('sha256').update(SCRIPT).digest('base64');
  expect(of('/contact')['Content-Security-Policy']).toContain(`'sha256-${hash}'`);
  expect(of('/assets/page-a1b2c3d4.js')).toEqual({
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  });
  expect(of('/sw.js')['Content-Security-Policy']).not.toBe(of('/')['Content-Security-Policy']);
});

it('other sites show pictures of links, and nothing else', () => {
  expect(of('/share/home.png')['Cross-Origin-Resource-Policy']).toBe('cross-origin');
  expect(of('/art/spot.svg')['Cross-Origin-Resource-Policy']).toBe('same-origin');
});

it('search engines list pages, and not what they are made of', () => {
  const again = ['/llms-full.txt', '/apis/changelog.md'];
  for (const path of ['/shell.txt', '/parts.txt', '/parts/contact.txt', ...again])
    expect(of(path)['X-Robots-Tag'], path).toBe('noindex');
  expect(of('/contact')['X-Robots-Tag']).toBeUndefined();
});

it('a page of the worker has the headers of the host, but for those that start a process', () => {
  const {
    'Cross-Origin-Opener-Policy': opener,
    'Cross-Origin-Embedder-Policy': embedder,
    ...others
  } = of('/');
  expect(opener).toBe('same-origin');
  expect(embedder).toBeDefined();
  expect(keptPageHeaders(rules)).toEqual({ ...others, 'content-type': 'text/html;charset=utf-8' });
});
