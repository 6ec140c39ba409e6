import { expect, test, vi } from 'vitest';
import { HINDI, ORIGIN, SmallBuild, WorkerScope } from '#tests/unit/sw/worker-scope.ts';

const { delay } = vi.hoisted(() => ({ delay: vi.fn(async (_ms: number) => {}) }));
vi.mock('#lib/delay.ts', () => ({ delay }));

const FILES = { '/assets/main.js': 'main' };
const API = { '/assets/console.js': 'console', '/parts/apis/recipes.txt': 'recipes' };
const API_PATHS = ['/api/files.json', ...Object.keys(API)].sort();
const build = new SmallBuild(FILES, '', 'shell', 'namaste', API);
const newer = new SmallBuild(FILES, '', 'shell', 'pranam', { ...API, '/assets/console.js': 'new' });

/** A worker that has just been installed, on a device that has what `before` has cached. */
async function installed(of = build, before?: WorkerScope): Promise<WorkerScope> {
  const scope = new WorkerScope(of);
  for (const [key, held] of before?.cached ?? []) scope.cached.set(key, held);
  await (await import('./precache.ts')).fillPrecache();
  await (await import('./prune-cache.ts')).pruneCache();
  scope.asked.length = 0;
  return scope;
}

const take = async (wanted = true) => (await import('./take-rest.ts')).takeRest(wanted);

/** The browser opens a page, and its background work is done. */
async function navigate(headers: Record<string, string> = {}): Promise<void> {
  const { respondTo } = await import('./respond.ts');
  const besides: unknown[] = [];
  const request = {
    url: `${ORIGIN}/contact`,
    method: 'GET',
    mode: 'navigate',
    headers: new Headers(headers),
  };
  const waitUntil = (job: unknown) => void besides.push(job);
  await respondTo({ request, waitUntil } as unknown as FetchEvent);
  await Promise.all(besides);
}

const rest = (scope: WorkerScope) =>
  scope.paths.filter((path) => !build.paths.includes(path) && path !== '/.builds');
const asked = (scope: WorkerScope) => scope.asked.map(({ path }) => path);

test('an installation takes nothing of the rest', async () => {
  expect(rest(await installed())).toEqual([]);
});

test('all of it comes, that for integrators first, and once', async () => {
  const scope = await installed();
  await Promise.all([take(), take()]);
  expect(rest(scope)).toEqual([...API_PATHS, ...build.languagePaths].sort());
  const order = asked(scope);
  expect(order).toEqual(['/api/files.json', ...Object.keys(API), '/hi/files.json', '/hi/pack.txt']);
  await take();
  expect(asked(scope)).toEqual(order);
  const { readBuilds } = await import('./builds.ts');
  const { current, before } = await readBuilds();
  expect([current?.length, before]).toEqual([rest(scope).length + build.paths.length, []]);
});

test('a further language comes to its readers alone', async () => {
  const scope = await installed();
  const lists = self as unknown as Record<'__LANGUAGES' | '__FURTHER', Record<string, string>>;
  const { '/hi': list = '', ...packs } = lists.__LANGUAGES;
  vi.resetModules();
  Object.assign(self, { __LANGUAGES: packs, __FURTHER: { '/hi': list } });
  await take();
  expect(rest(scope)).toEqual(API_PATHS);
  await (await import('./precache.ts')).restorePrecache(undefined, '/hi');
  expect(scope.paths).toContain('/hi/files.json');
});

test('a stage that cannot come whole is not kept, and the next one comes all the same', async () => {
  const scope = await installed();
  scope.responses['/assets/console.js'] = 503;
  await take();
  expect(scope.paths).not.toContain('/api/files.json');
  expect(scope.paths).toContain('/hi/files.json');
});

test('a worker that is stopped in the middle goes on where it was, at the next visit', async () => {
  const scope = await installed();
  scope.responses['/parts/apis/recipes.txt'] = 'unreachable';
  scope.responses['/hi/files.json'] = 'unreachable';
  await take();
  expect(rest(scope)).toEqual(['/assets/console.js']);
  const next = new WorkerScope(build);
  for (const [key, held] of scope.cached) next.cached.set(key, held);
  await navigate();
  await take();
  expect(asked(next)).not.toContain('/assets/console.js');
  expect(rest(next)).toEqual([...API_PATHS, ...build.languagePaths].sort());
});

test('who says no stops it before its next file, and nothing more comes', async () => {
  const scope = await installed();
  const taking = take();
  await take(false);
  await taking;
  expect(rest(scope).filter((path) => path.endsWith('files.json'))).toEqual([]);
  await take(false);
  expect(asked(scope).filter((path) => path.startsWith(HINDI))).toEqual([]);
});

test('a browser that asks to save data, by the header of its pages, takes nothing', async () => {
  const scope = await installed();
  await navigate({ 'save-data': 'on' });
  await take();
  expect(rest(scope)).toEqual([]);
  await navigate();
  await take();
  expect(rest(scope)).toEqual([...API_PATHS, ...build.languagePaths].sort());
});

test.each([1, 2, 3, 6])(
  'with room for %d files more nothing of a stage stays that is not whole',
  async (room) => {
    const scope = await installed();
    scope.room = scope.cached.size + room;
    await take();
    const whole = room >= API_PATHS.length ? API_PATHS : [];
    expect(rest(scope)).toEqual(whole);
    expect(scope.paths).toEqual(expect.arrayContaining(build.paths));
  },
);

test('an update keeps what the device has, whichever stages it is', async () => {
  const scope = await installed();
  await take();
  const updated = await installed(newer, scope);
  expect(rest(updated)).toEqual(expect.arrayContaining([...API_PATHS, ...newer.languagePaths]));
  const { readBuilds } = await import('./builds.ts');
  expect((await readBuilds()).before).toHaveLength(1);
  await take();
  expect(asked(updated)).toEqual([]);
});

test('while a page is being loaded it waits until that is painted', async () => {
  const scope = await installed();
  await navigate();
  delay.mockClear();
  scope.asked.length = 0;
  let askedBefore = -1;
  delay.mockImplementationOnce(async (ms) => {
    askedBefore = scope.asked.length;
    expect(ms).toBeGreaterThan(1_000);
  });
  await take();
  expect(askedBefore).toBe(0);
});
