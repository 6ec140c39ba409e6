import { expect, test } from 'vitest';
import { keptRoutes } from '#routes/kept-routes.ts';
import { SHELL_FILE } from '#routes/page-files.ts';
import { writePack } from '#routes/page-part.ts';
import { fileEntry, PACK_FROM, SmallBuild, WorkerScope } from '#tests/unit/sw/worker-scope.ts';

const FILES = { '/assets/main.js': 'main', '/art/a.svg': 'a' };
const build = new SmallBuild(FILES);

async function install(scope: WorkerScope): Promise<void> {
  const { fillPrecache } = await import('./precache.ts');
  await fillPrecache();
  expect(scope.paths).toEqual(build.paths);
}

/** Paths that were asked for, sorted. */
const asked = (scope: WorkerScope) => scope.asked.map(({ path }) => path).sort();

test('a first install takes all pages in one pack, and nothing from the browser cache unasked', async () => {
  const scope = new WorkerScope(build);
  await install(scope);
  expect(asked(scope)).toEqual(['/art/a.svg', '/assets/main.js', '/parts.txt']);
  expect(scope.asked.map(({ path, cache }) => [path, cache]).sort()).toEqual([
    ['/art/a.svg', 'no-cache'],
    ['/assets/main.js', 'no-cache'],
    ['/parts.txt', 'reload'],
  ]);
  scope.asked.length = 0;
  await install(scope);
  expect(scope.asked).toEqual([]);
});

test('files that follow the pages in the pack come with it, in the order of the list', async () => {
  const files = { '/art/a.svg': 'a', '/art/b.svg': 'b', '/assets/main.js': 'main' };
  const larger = new SmallBuild(files);
  const scope = new WorkerScope(larger);
  scope.responses['/parts.txt'] = writePack([larger.shell, ...larger.parts, 'a', 'b']);
  const { fillPrecache } = await import('./precache.ts');
  await fillPrecache();
  expect(asked(scope)).toEqual(['/assets/main.js', '/parts.txt']);
  expect(scope.paths).toEqual(larger.paths);
  scope.lose('/art/b.svg');
  scope.asked.length = 0;
  await fillPrecache();
  expect(asked(scope), 'one that is lost is fetched separately').toEqual(['/art/b.svg']);
});

test('a few missing files are fetched one by one, many as the pack', async () => {
  const scope = new WorkerScope(build);
  await install(scope);
  const lost = build.paths.filter((path) => path.startsWith('/parts/apis/')).slice(0, PACK_FROM);
  for (const path of lost.slice(1)) scope.lose(path);
  scope.asked.length = 0;
  await install(scope);
  expect(asked(scope)).toEqual(lost.slice(1));
  for (const path of lost) scope.lose(path);
  scope.asked.length = 0;
  await install(scope);
  expect(asked(scope)).toEqual(['/parts.txt']);
});

test('fetches at most six at a time', async () => {
  const many = Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`/art/${i}.svg`, 'x']));
  const scope = new WorkerScope(new SmallBuild(many));
  const { fillPrecache } = await import('./precache.ts');
  await fillPrecache();
  expect(scope.cached.size).toBe(40 + keptRoutes.length + 1);
  expect(scope.mostAtOnce).toBe(6);
});

test('a failed install keeps what it has, and the next fetches only the rest', async () => {
  const scope = new WorkerScope(build);
  scope.responses = { ...build.responses, '/assets/main.js': 503 };
  await expect(install(scope)).rejects.toThrow(
    'files failed: Error: /assets/main.js responded with 503.',
  );
  expect(scope.paths).toEqual(build.paths.filter((path) => path !== '/assets/main.js'));
  await expect(install(scope)).rejects.toMatchObject({
    message: expect.stringMatching(/^1 of 1 files failed/),
    cause: expect.objectContaining({ message: '/assets/main.js responded with 503.' }),
  });
  scope.responses = build.responses;
  scope.asked.length = 0;
  await install(scope);
  expect(asked(scope)).toEqual(['/assets/main.js']);
});

test('on a full device the rest is not fetched, and what was is deleted again', async () => {
  const many = Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`/art/${i}.svg`, 'x']));
  const scope = new WorkerScope(new SmallBuild({ ...FILES, ...many }));
  const { fillPrecache } = await import('./precache.ts');
  const { keyOf } = await import('./manifest.ts');
  scope.cached.set(keyOf(fileEntry('/assets/main.js', 'main')), new Response('main'));
  scope.room = 11;
  await expect(fillPrecache()).rejects.toThrow('QuotaExceededError');
  expect(scope.paths).toEqual(['/assets/main.js']);
  expect(scope.asked.length).toBeLessThan(11 + 6);
  scope.room = 200;
  await fillPrecache();
  expect(scope.cached.size).toBe(42 + keptRoutes.length + 1);
});

test('that a device is full is the cause of a failed install, even if other things failed before', async () => {
  const scope = new WorkerScope(build);
  scope.responses = { ...build.responses, [`/${SHELL_FILE}`]: 503, '/parts.txt': 503 };
  scope.room = 20;
  await expect(install(scope)).rejects.toMatchObject({
    message: expect.stringContaining(`/${SHELL_FILE} responded with 503`),
    cause: expect.objectContaining({ name: 'QuotaExceededError' }),
  });
});

test('what is in a pack after all that is listed is left out', async () => {
  const scope = new WorkerScope(build);
  scope.responses['/parts.txt'] = writePack([build.shell, ...build.parts, 'main', 'a', 'more']);
  await install(scope);
  expect(asked(scope)).toEqual(['/parts.txt']);
});

const CONTACT = '/parts/contact.txt';

const broken = {
  'a portal for a page': { '/parts.txt': 404, [CONTACT]: '<h1>Sign in</h1>' },
  'another page for a page': { '/parts.txt': 404, [CONTACT]: build.parts[0] as string },
  'a page of another build': { '/parts.txt': 404, [CONTACT]: `${build.parts[0]}.` },
  'no response for a page': { '/parts.txt': 'unreachable', [CONTACT]: 'unreachable' },
  'a portal for a script': { '/assets/main.js': '<h1>Sign in</h1>' },
  'another script': { '/assets/main.js': 'main of another build' },
  'no response': { '/assets/main.js': 'unreachable' },
} as const;

for (const [name, fault] of Object.entries(broken))
  test(`refuses ${name}`, async () => {
    const scope = new WorkerScope(build);
    scope.responses = { ...build.responses, ...fault };
    await expect(install(scope)).rejects.toThrow(/1 of \d+ files failed/);
    expect(scope.cached.size).toBe(build.paths.length - 1);
  });

const packs = {
  'that cannot be fetched': 'unreachable',
  'that is a portal': '<h1>Sign in</h1>',
  'that is missing': 404,
  'that breaks off': new Response(
    new ReadableStream({ pull: (body) => body.error(new TypeError('cut')) }),
  ),
  'of another build': new SmallBuild(FILES, ', next').pack,
  'that was cut': build.pack.slice(0, build.pack.length / 2),
  'in another order': writePack([build.shell, ...[...build.parts].reverse()]),
} as const;

for (const [name, pack] of Object.entries(packs))
  test(`a pack ${name} costs requests, and keeps nothing that is not of this build`, async () => {
    const scope = new WorkerScope(build);
    scope.responses = { ...build.responses, '/parts.txt': pack };
    await install(scope);
    expect(asked(scope)).toContain(CONTACT);
    const kept = await scope.cache.match(CONTACT, { ignoreSearch: true });
    expect(await kept?.text()).toContain('/contact');
  });

test('a hashed file whose copy in the browser cache is wrong is fetched past it', async () => {
  const entry = fileEntry('/assets/app-1a2b3c4d.js', 'app');
  const scope = new WorkerScope(new SmallBuild({ [entry.url]: 'app' }));
  const { fetchEntry } = await import('./fetch-entry.ts');
  scope.responses = { [entry.url]: '<h1>Sign in</h1>' };
  await expect(fetchEntry(entry)).rejects.toThrow('not as listed');
  expect(scope.asked.map(({ cache }) => cache)).toEqual([undefined, 'reload', 'reload']);
  // The last one under a URL that no cache on the way has.
  expect(scope.asked.map(({ search }) => search)).toEqual([
    '',
    '',
    `?v=${entry.integrity.slice(-12)}`,
  ]);
});

test.each([
  ['/assets/app-1a2b3c4d.js', true],
  ['/assets/main.js', false],
  ['/art/a-b.svg', false],
  ['/art/assets/a-b.svg', false],
])('the name of %s says what is in it: %s', async (url, expected) => {
  new WorkerScope(build);
  const { isNamedByHash } = await import('./fetch-entry.ts');
  expect(isNamedByHash(url)).toBe(expected);
});

test('a file under a lasting name is asked of the host, and past the browser cache where that was wrong', async () => {
  const entry = fileEntry('/art/a.svg', 'a');
  const scope = new WorkerScope(new SmallBuild({ [entry.url]: 'a' }));
  const { fetchEntry } = await import('./fetch-entry.ts');
  await fetchEntry(entry);
  expect(scope.asked.map(({ cache }) => cache)).toEqual(['no-cache']);
  scope.asked.length = 0;
  scope.responses = { [entry.url]: '<h1>Sign in</h1>' };
  await expect(fetchEntry(entry)).rejects.toThrow('not as listed');
  expect(scope.asked.map(({ cache }) => cache)).toEqual(['no-cache', 'reload', 'reload']);
});

test('what is kept has no header of the network, and no mark of a redirect', async () => {
  const scope = new WorkerScope(build);
  const redirected = new Response('main', {
    headers: { 'content-type': 'text/plain', 'content-encoding': 'br', 'x-network': '1' },
  });
  Object.defineProperty(redirected, 'redirected', { value: true });
  scope.responses = { ...build.responses, '/assets/main.js': redirected };
  await install(scope);
  const kept = await scope.cache.match('/assets/main.js', { ignoreSearch: true });
  expect(kept?.redirected).toBe(false);
  expect([...(kept?.headers ?? [])]).toEqual([['content-type', 'text/javascript; charset=utf-8']]);
});
