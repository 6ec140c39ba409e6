import { expect, test } from 'vitest';
import { fileEntry, pageEntry, pageHtml, WorkerScope } from './worker-scope.ts';

const MAIN = fileEntry('/assets/main.js', 'main');
const entries = [pageEntry('/'), pageEntry('/contact'), MAIN, fileEntry('/art/a.svg', 'a')];
const answers = {
  '/': pageHtml('/'),
  '/contact': pageHtml('/contact'),
  '/assets/main.js': 'main',
  '/art/a.svg': 'a',
};

async function install(scope: WorkerScope): Promise<void> {
  const { fillPrecache } = await import('../../../src/sw/precache.ts');
  await fillPrecache();
  expect(scope.paths).toEqual(['/', '/art/a.svg', '/assets/main.js', '/contact']);
}

test('fetches everything once, past the browser cache where names are stable', async () => {
  const scope = new WorkerScope(entries);
  scope.answers = answers;
  await install(scope);
  expect(scope.asked.map(({ cache }) => cache)).toEqual(Array(4).fill('reload'));
  scope.asked.length = 0;
  await install(scope);
  expect(scope.asked).toEqual([]);
});

test('fetches at most six at a time', async () => {
  const many = Array.from({ length: 40 }, (_, i) => fileEntry(`/art/${i}.svg`, 'x'));
  const scope = new WorkerScope(many);
  scope.answers = Object.fromEntries(many.map(({ url }) => [url, 'x']));
  const { fillPrecache } = await import('../../../src/sw/precache.ts');
  await fillPrecache();
  expect(scope.cached.size).toBe(40);
  expect(scope.mostAtOnce).toBe(6);
});

test('a failed install keeps what it has, and the next fetches the rest', async () => {
  const scope = new WorkerScope(entries);
  scope.answers = { ...answers, '/contact': 503 };
  await expect(install(scope)).rejects.toThrow(
    '1 of 4 files failed: Error: /contact answered 503.',
  );
  expect(scope.paths).toEqual(['/', '/art/a.svg', '/assets/main.js']);
  scope.answers = answers;
  scope.asked.length = 0;
  await install(scope);
  expect(scope.asked.map(({ path }) => path)).toEqual(['/contact']);
});

test('on a full device the rest is not fetched, and what was is given back', async () => {
  const many = Array.from({ length: 40 }, (_, i) => fileEntry(`/art/${i}.svg`, 'x'));
  const scope = new WorkerScope([MAIN, ...many]);
  scope.answers = Object.fromEntries(many.map(({ url }) => [url, 'x']));
  const { fillPrecache } = await import('../../../src/sw/precache.ts');
  const { keyOf } = await import('../../../src/sw/manifest.ts');
  scope.cached.set(keyOf(MAIN), new Response('main'));
  scope.room = 11;
  await expect(fillPrecache()).rejects.toThrow('QuotaExceededError');
  expect(scope.paths).toEqual(['/assets/main.js']);
  expect(scope.asked.length).toBeLessThan(11 + 6);
  scope.room = 100;
  await fillPrecache();
  expect(scope.cached.size).toBe(41);
});

const broken = {
  'a portal for a page': { '/contact': '<h1>Sign in</h1>' },
  'another page for a page': { '/contact': pageHtml('/') },
  'a page of another build': {
    '/contact': `${pageHtml('/contact')}<link href="/assets/style-new.css">`,
  },
  'a page as plain text': { '/contact': `x${pageHtml('/contact')}` },
  'a portal for a script': { '/assets/main.js': '<h1>Sign in</h1>' },
  'another script': { '/assets/main.js': 'main of another build' },
  'no answer': { '/art/a.svg': 'unreachable' as const },
};

for (const [name, fault] of Object.entries(broken))
  test(`refuses ${name}`, async () => {
    const scope = new WorkerScope(entries);
    scope.answers = { ...answers, ...fault };
    await expect(install(scope)).rejects.toThrow('1 of 4 files failed');
    expect(scope.cached.size).toBe(3);
  });

test('a hashed file whose copy in the browser cache is wrong is fetched afresh', async () => {
  const scope = new WorkerScope([fileEntry('/assets/app-1a2b3c4d.js', 'app')]);
  const { fetchEntry } = await import('../../../src/sw/fetch-entry.ts');
  scope.answers = { '/assets/app-1a2b3c4d.js': '<h1>Sign in</h1>' };
  const entry = fileEntry('/assets/app-1a2b3c4d.js', 'app');
  await expect(fetchEntry(entry)).rejects.toThrow('integrity');
  expect(scope.asked.map(({ cache }) => cache)).toEqual([undefined, 'reload']);
});

test('a redirected page is kept without the mark, which browsers refuse to show', async () => {
  const scope = new WorkerScope(entries);
  const redirected = new Response(pageHtml('/contact'), {
    headers: { 'content-type': 'text/html', 'content-encoding': 'br', 'x-kept': '1' },
  });
  Object.defineProperty(redirected, 'redirected', { value: true });
  scope.answers = { ...answers, '/contact': redirected };
  await install(scope);
  const kept = await scope.cache.match('/contact', { ignoreSearch: true });
  expect(kept?.redirected).toBe(false);
  expect(kept?.headers.get('content-encoding')).toBeNull();
  expect(kept?.headers.get('x-kept')).toBe('1');
});
