import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ONLINE_TOKEN } from '#core/network/ask-online.ts';
import { isOptional } from '#core/optional-files.ts';
import { type Served, SmallBuild, WorkerScope } from '#tests/unit/sw/worker-scope.ts';
import type { Entry } from './manifest.ts';

vi.mock('#lib/delay.ts', () => ({ delay: async () => {} }));

const FACE = '/assets/face-1a2b3c4d.woff2';
const PICTURE = '/art/a.svg';
const OPTIONAL = [FACE, PICTURE, '/icons/b.png', '/kit.pdf', '/manifest.webmanifest'];
const build = new SmallBuild({
  '/assets/main.js': 'main',
  '/assets/index-1a2b3c4d.css': 'style',
  '/data/nav.json': '{}',
  ...Object.fromEntries(OPTIONAL.map((path) => [path, path])),
});
const MINUTE_MS = 60_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const online = { '/online.txt': ONLINE_TOKEN };

/** A device that was installed while the host gave these responses. */
async function installed(responses: Record<string, Served>): Promise<WorkerScope> {
  const scope = new WorkerScope(build);
  vi.stubGlobal('navigator', { onLine: true });
  scope.responses = { ...build.responses, ...online, ...responses };
  await (await import('./precache.ts')).fillPrecache();
  return scope;
}

/** A page is navigated to. Resolves with what the network was asked for. */
async function navigate(scope: WorkerScope): Promise<string[]> {
  scope.asked.length = 0;
  await (await import('./fetch-refused.ts')).fetchRefused();
  return scope.asked.map(({ path }) => path);
}

const held = (scope: WorkerScope) => scope.paths.filter((path) => path !== '/.refused');
const without = (...paths: string[]) => build.paths.filter((path) => !paths.includes(path));

/** What the worker goes on with behind its responses. */
const behind: Promise<unknown>[] = [];
const settled = () => Promise.all(behind.splice(0));

/** The response of the worker to a page that asks for a file. */
async function ask(scope: WorkerScope, path: string): Promise<Response> {
  scope.asked.length = 0;
  const { respondTo } = await import('./respond.ts');
  const request = new Request(`https://site.test${path}`);
  return (await respondTo({
    request,
    waitUntil: (work: Promise<unknown>) => void behind.push(work),
  } as unknown as FetchEvent)) as Response;
}

test.each([
  ['/art/spot-api.svg', true],
  ['/icons/icon-192.png', true],
  [FACE, true],
  ['/api/kolam-openapi.json', true],
  ['/assets/main.js', false],
  ['/assets/index-1a2b3c4d.css', false],
  ['/data/search.json', false],
  ['/data/menu.txt', false],
  ['/parts/contact.txt', false],
  ['/shell.txt', false],
])('a site without %s is whole but for its looks: %s', (path, optional) => {
  expect(isOptional(path)).toBe(optional);
});

test.each(
  OPTIONAL.flatMap((path) =>
    ([403, 404, 'unreachable', '<h1>Blocked</h1>'] as const).map(
      (answer) => [path, answer] as const,
    ),
  ),
)('an installation does without %s where a network answers %s', async (path, answer) => {
  const scope = await installed({ [path]: answer });
  expect(held(scope)).toEqual(without(path));
});

test('what is optional is given up together after a minute, where requests have no end', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  const scope = await installed({});
  expect(timeout.mock.calls).toEqual([[MINUTE_MS]]);
  expect(held(scope)).toEqual(without(...OPTIONAL));
  timeout.mockRestore();
});

test('a browser that cannot give a request up in time is installed all the same', async () => {
  vi.stubGlobal('AbortSignal', {});
  const scope = await installed({});
  expect(held(scope)).toEqual(build.paths);
  vi.unstubAllGlobals();
});

test('where nothing was refused it is not time to ask for anything', async () => {
  await installed({});
  const { isTimeToFetch } = await import('./refused.ts');
  expect(await isTimeToFetch()).toBe(false);
});

test('it does without all of them, and takes them when the host gives them', async () => {
  const scope = await installed(Object.fromEntries(OPTIONAL.map((path) => [path, 403])));
  expect(held(scope)).toEqual(without(...OPTIONAL));
  scope.responses = { ...build.responses, ...online };
  await navigate(scope);
  expect(scope.paths).toEqual(build.paths);
  expect(await navigate(scope)).toEqual([]);
});

test('nothing is kept in their place that is not of this build', async () => {
  const scope = await installed({ [PICTURE]: 403 });
  scope.responses = { ...build.responses, ...online, [PICTURE]: 'another picture' };
  await navigate(scope);
  expect(held(scope)).toEqual(without(PICTURE));
});

test('what is refused for ever is asked for less and less often', async () => {
  const scope = await installed({ [PICTURE]: 403 });
  const tries: number[] = [];
  // A visitor who opens a page each minute of two days.
  for (let minute = 1; minute <= 2 * 24 * 60; minute++) {
    vi.advanceTimersByTime(MINUTE_MS);
    if ((await navigate(scope)).includes(PICTURE)) tries.push(minute);
  }
  // At once, then after a minute, ten, an hour, and each six hours.
  expect(tries.slice(0, 6)).toEqual([1, 2, 12, 72, 432, 792]);
  expect(tries).toHaveLength(11);
});

test('a page that needs it meanwhile is told at once, without the network', async () => {
  const scope = await installed({ [PICTURE]: 403, [FACE]: 403 });
  // The first one after the installation asks for all.
  await navigate(scope);
  for (const path of [PICTURE, FACE]) {
    expect((await ask(scope, path)).type).toBe('error');
    expect(scope.asked).toEqual([]);
  }
  vi.setSystemTime(Date.now() + 2 * MINUTE_MS);
  scope.responses = build.responses;
  expect(await (await ask(scope, FACE)).text()).toBe(FACE);
});

test('setting the clock back delays nothing up', async () => {
  const scope = await installed({ [PICTURE]: 403 });
  await navigate(scope);
  vi.advanceTimersByTime(2 * MINUTE_MS);
  vi.setSystemTime(Date.now() - 365 * 24 * 60 * MINUTE_MS);
  expect(await navigate(scope)).toContain(PICTURE);
});

test('without a network nothing is asked for, and no try is lost', async () => {
  const scope = await installed({ [PICTURE]: 403 });
  scope.responses = {};
  for (let i = 0; i < 9; i++) expect(await navigate(scope)).toEqual(['/online.txt']);
  scope.responses = { ...build.responses, ...online };
  await navigate(scope);
  expect(scope.paths).toEqual(build.paths);
});

test('pages that want it without a network lose no try either, and it comes with the network', async () => {
  const scope = await installed({ [PICTURE]: 403, [FACE]: 403 });
  scope.responses = {};
  for (const path of [FACE, PICTURE, FACE]) {
    await ask(scope, path).catch(() => {});
    await settled();
  }
  scope.responses = { ...build.responses, ...online };
  await navigate(scope);
  expect(scope.paths).toEqual(build.paths);
});

test('two pages that open at once ask once', async () => {
  const scope = await installed({ [PICTURE]: 403 });
  const both = await Promise.all([navigate(scope), navigate(scope)]);
  expect(scope.asked.filter(({ path }) => path === PICTURE).length).toBe(both.length - 1);
});

test('what every page needs comes first, so that a request without an end holds up no page', async () => {
  const scope = await installed({ [PICTURE]: 403 });
  const paths = scope.asked.map(({ path }) => path);
  expect(paths.indexOf(PICTURE)).toBeGreaterThan(paths.indexOf('/data/nav.json'));
});

test('the record outlives the clearing of older files', async () => {
  const scope = await installed({ [PICTURE]: 403 });
  await (await import('./prune-cache.ts')).pruneCache();
  expect(scope.paths).toContain('/.refused');
});

test('a record of which the disk has changed a bit, or that says anything, stops no page', async () => {
  const scope = await installed({ [PICTURE]: 403 });
  await navigate(scope);
  const { isOnHold, isTimeToFetch } = await import('./refused.ts');
  const { findEntry } = await import('./manifest.ts');
  const picture = findEntry(PICTURE) as Entry;
  expect(await isOnHold(picture)).toBe(true);
  const key = 'https://site.test/.refused';
  const held = new Uint8Array(await (scope.cached.get(key) as Response).clone().arrayBuffer());
  const changed = [...held.keys()].flatMap((at) =>
    Array.from({ length: 8 }, (_, bit) => held.with(at, (held[at] as number) ^ (1 << bit))),
  );
  for (const record of [...changed, 'null', '5', '[]', '{}', '{"keys":5}', '{"keys":[5]}']) {
    await scope.cache.put(key, new Response(record));
    expect([true, false]).toContain(await isOnHold(picture));
    expect([true, false]).toContain(await isTimeToFetch());
  }
});
