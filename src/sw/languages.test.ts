import { expect, test, vi } from 'vitest';
import { keptRoutes } from '#routes/kept-routes.ts';
import { partFile } from '#routes/page-files.ts';
import { HINDI, ORIGIN, SmallBuild, WorkerScope } from '#tests/unit/sw/worker-scope.ts';

vi.mock('#lib/delay.ts', () => ({ delay: async () => {} }));

const FILES = { '/assets/main.js': 'main' };
const build = new SmallBuild(FILES, '', 'shell', 'namaste');
const newer = new SmallBuild(FILES, '', 'shell', 'pranam');

/** A worker that has just been installed, on a device that has what `before` has cached. */
async function installed(of = build, before?: WorkerScope): Promise<WorkerScope> {
  const scope = new WorkerScope(of);
  for (const [key, held] of before?.cached ?? []) scope.cached.set(key, held);
  await (await import('./precache.ts')).fillPrecache();
  await (await import('./prune-cache.ts')).pruneCache();
  return scope;
}

/** What a page asks for that is to be kept; the last thing that it is told. */
async function keep(language: string) {
  const { checkInstallation } = await import('./check-installation.ts');
  const said: Record<string, unknown>[] = [];
  const port = { postMessage: (data: Record<string, unknown>) => said.push({ ...data }) };
  await checkInstallation(port as unknown as MessagePort, language);
  return said.at(-1);
}

/** What the worker responds to a navigation, or to an application. All its other work is done by then. */
async function visit(path: string, navigates = true): Promise<Response | undefined> {
  const { respondTo } = await import('./respond.ts');
  const besides: unknown[] = [];
  const request = {
    url: ORIGIN + path,
    method: 'GET',
    mode: navigates ? 'navigate' : 'cors',
    headers: new Headers(),
  };
  const waitUntil = (job: unknown) => void besides.push(job);
  const response = await respondTo({ request, waitUntil } as unknown as FetchEvent);
  await Promise.all(besides);
  return response;
}

const text = async (path: string, navigates = true) => (await visit(path, navigates))?.text();
const HOME = '<html lang="hi">shell /namaste</html>';
const others = (scope: WorkerScope) =>
  scope.paths.filter((path) => !build.paths.includes(path) && path !== '/.builds');

test('who does not ask for another language gets not one file of it', async () => {
  const scope = await installed();
  expect(others(scope)).toEqual([]);
  expect(scope.asked.filter(({ path }) => path.startsWith(HINDI))).toEqual([]);
});

test('a language that is asked for is kept whole, out of its pack and the files that are here', async () => {
  const scope = await installed();
  scope.asked.length = 0;
  const total = build.paths.length + build.languagePaths.length;
  expect(await keep(HINDI)).toMatchObject({ done: true, total, failed: 0 });
  expect(others(scope)).toEqual(build.languagePaths);
  expect(scope.asked.map(({ path }) => path)).toEqual(['/hi/files.json', '/hi/pack.txt']);
  scope.responses = {};
  expect(await text('/hi')).toBe(HOME);
  expect(await text('/HI/Contact/?a')).toContain('/contactnamaste');
  expect(await text('/hi/retailers/MoneyTransfer')).toContain('/apis/MoneyTransfernamaste');
  expect(await text('/hi/parts/contact.txt', false)).toContain('/contactnamaste');
  expect(await text('/assets/words-namaste.js', false)).toBe('namaste');
  expect((await visit('/hi/nowhere'))?.headers.get('location')).toBe(`${ORIGIN}/hi`);
  expect(await text('/contact')).toBe('<html>shell /contact</html>');
});

test('a language that is kept is checked with the other files, and each file told of', async () => {
  const art = new SmallBuild({ ...FILES, '/art/a.svg': 'a' }, '', 'shell', 'namaste');
  const scope = await installed(art);
  await keep(HINDI);
  const { checkInstallation } = await import('./check-installation.ts');
  const check = async () => {
    const said: Record<string, number>[] = [];
    const port = { postMessage: (data: Record<string, number>) => said.push({ ...data }) };
    await checkInstallation(port as unknown as MessagePort);
    return said;
  };
  const total = art.paths.length + art.languagePaths.length;
  const told = await check();
  const texts = [art.shell, ...art.parts, ...Object.values(art.files)];
  const bytes = [...texts, ...Object.values(art.languageFiles)].join('').length;
  expect(told.at(-1)).toMatchObject({ done: true, total, intact: total, bytes, failed: 0 });
  const intact = new Set(told.map((one) => one.intact));
  expect([...intact].sort((one, other) => (one ?? 0) - (other ?? 0))).toEqual(
    Array.from({ length: total + 1 }, (_, count) => count),
  );
  // What the site can do without is told of, whatever comes of the language behind it.
  scope.lose('/art/a.svg');
  scope.responses = { ...art.responses, '/art/a.svg': 403 };
  expect((await check()).at(-1)).toMatchObject({ intact: total - 1, failed: 1, optional: 1 });
});

test('a page that a language has not, as it grows, is in the default one', async () => {
  const grows = new SmallBuild(FILES, '', 'shell', 'namaste', {}, [
    '/contact',
    '/apis/MoneyTransfer',
  ]);
  const scope = await installed(grows);
  await keep(HINDI);
  scope.responses = {};
  expect(await text('/hi')).toBe(HOME);
  const leads = async (path: string) => (await visit(path))?.headers.get('location');
  expect(await leads('/hi/contact')).toBe(`${ORIGIN}/contact`);
  expect(await leads('/HI/Contact/?shared=1')).toBe(`${ORIGIN}/Contact/?&shared=1`);
  expect(await leads('/hi/retailers/MoneyTransfer')).toBe(`${ORIGIN}/retailers/MoneyTransfer`);
  expect(await leads('/hi/fraud')).toBeNull();
});

test('a language that the build has not is not kept', async () => {
  const scope = await installed();
  expect(await keep('/mr')).toMatchObject({ total: build.paths.length, failed: 0 });
  expect(others(scope)).toEqual([]);
});

test.each([
  '/hi/files.json',
  '/hi/pack.txt',
  '/hi/shell.txt',
  '/hi/parts/index.txt',
  '/assets/words-namaste.js',
])('without %s it is not kept, and says so', async (lost) => {
  const scope = await installed();
  // The pack has nearly all; a file is asked for separately where the pack has changed.
  scope.responses = { ...build.responses, '/hi/pack.txt': 503, [lost]: 503 };
  const report = await keep(HINDI);
  if (lost === '/hi/pack.txt') return expect(report?.failed).toBe(0);
  expect(report?.failed).toBe(1);
  expect(scope.paths).not.toContain('/hi/files.json');
  // What is here in part is not served: its scripts may be among what is missing.
  scope.responses = { '/hi/contact': 'unreachable' };
  const offline = await visit('/hi/contact?subject=x');
  expect(offline?.status).toBe(503);
  expect(await offline?.text()).toBe('प्रतीक्षा /contact?subject=x');
});

test('not kept it comes from the network, and waits in its own language where there is none', async () => {
  const scope = await installed();
  expect(await text('/hi/parts/contact.txt', false)).toContain('/contactnamaste');
  scope.responses['/hi/contact'] = 'from the host';
  expect(await text('/hi/contact')).toBe('from the host');
  scope.responses = {
    '/hi': 'unreachable',
    '/HI/contact': 'unreachable',
    '/hi/parts/contact.txt': 'unreachable',
  };
  expect(await text('/hi?app')).toBe('प्रतीक्षा /?app');
  expect(await text('/HI/contact?$&')).toBe('प्रतीक्षा /contact?$&');
  await expect(text('/hi/parts/contact.txt', false)).rejects.toThrow('Failed to fetch');
});

test('a page that is lost and cannot be fetched waits in its own language', async () => {
  const scope = await installed();
  await keep(HINDI);
  scope.lose('/hi/parts/contact.txt');
  scope.responses = { '/hi/parts/contact.txt': 'unreachable', '/hi/contact': 'unreachable' };
  expect(await text('/hi/contact')).toBe('प्रतीक्षा /contact');
});

test('a part that a kept language has not is missing where no network has it', async () => {
  const scope = await installed();
  await keep(HINDI);
  scope.responses = { '/hi/parts/gone.txt': 'unreachable' };
  expect((await visit('/hi/parts/gone.txt', false))?.status).toBe(404);
});

test('an update takes it along, changed files alone where they are few', async () => {
  const scope = await installed();
  await keep(HINDI);
  const updated = await installed(newer, scope);
  expect(updated.asked.map(({ path }) => path)).toEqual(['/hi/files.json', '/hi/pack.txt']);
  expect(await text('/hi')).toBe('<html lang="hi">shell /pranam</html>');
  // A tab of the build before still finds its scripts.
  expect(await text('/assets/words-namaste.js', false)).toBe('namaste');
  const after = await installed(newer, await installed(newer, updated));
  expect(await text('/assets/words-namaste.js', false)).toBe('namaste');
  expect(after.asked).toEqual([]);
});

test.each(['/hi/parts/contact.txt', '/hi/files.json'])(
  'an update that cannot take it along for lack of %s fails, and the older one stays whole',
  async (lost) => {
    const scope = await installed();
    await keep(HINDI);
    const failing = new WorkerScope(newer);
    for (const [key, held] of scope.cached) failing.cached.set(key, held);
    failing.responses = { ...newer.responses, '/hi/pack.txt': 503, [lost]: 503 };
    const { fillPrecache } = await import('./precache.ts');
    await expect(fillPrecache()).rejects.toThrow(`${lost} responded with 503`);
    const older = new WorkerScope(build);
    for (const [key, held] of failing.cached) older.cached.set(key, held);
    older.responses = {};
    expect(await text('/hi')).toBe(HOME);
  },
);

test('of a language that is whole no file is written again', async () => {
  const scope = await installed();
  await keep(HINDI);
  const put = vi.spyOn(scope.cache, 'put');
  await keep(HINDI);
  expect(put.mock.calls.map(([key]) => key)).toEqual(['/.builds']);
});

test('what a language has lost is fetched and checked; an update does not depend on one that was never whole', async () => {
  const scope = await installed();
  await keep(HINDI);
  await scope.damage('/hi/parts/contact.txt', 'flipped');
  scope.lose('/assets/words-namaste.js');
  scope.asked.length = 0;
  expect(await text('/hi/contact')).toContain('/contactnamaste');
  expect(await text('/assets/words-namaste.js', false)).toBe('namaste');
  expect(new Set(scope.asked.map(({ path }) => path))).toEqual(
    new Set(['/hi/parts/contact.txt', '/assets/words-namaste.js']),
  );
  scope.lose('/hi/files.json');
  const updated = await installed(newer, scope);
  expect(updated.asked).toEqual([]);
});

test('on a full device nothing of it stays, and the default language does', async () => {
  const scope = await installed();
  scope.room = scope.cached.size + 5;
  const report = await keep(HINDI);
  expect(report?.failed).toBeGreaterThan(0);
  expect(others(scope)).toEqual([]);
  expect(scope.paths).toEqual([...build.paths, '/.builds'].sort());
});

test('an update whose language does not fit leaves nothing of either on a full device', async () => {
  const scope = await installed();
  await keep(HINDI);
  const changed = new SmallBuild({ '/assets/main.js': 'changed' }, ', changed', 'shell', 'pranam');
  const next = new WorkerScope(changed);
  for (const [key, held] of scope.cached) next.cached.set(key, held);
  next.room = scope.cached.size + keptRoutes.length + 5;
  const { installBuild } = await import('./install-build.ts');
  await expect(installBuild()).rejects.toThrow('QuotaExceededError');
  expect([...next.cached.keys()].sort()).toEqual([...scope.cached.keys()].sort());
});

test('a pack with anything else in it gives nothing that is served', async () => {
  const scope = await installed();
  const other = newer.ofLanguage['/hi/pack.txt'] as string;
  scope.responses['/hi/pack.txt'] = other;
  expect(await keep(HINDI)).toMatchObject({ failed: 0 });
  expect(scope.asked.filter(({ path }) => path.startsWith('/hi/parts')).length).toBe(
    keptRoutes.length,
  );
  expect(await text(`/hi/${partFile('/contact')}`, false)).toContain('namaste');
});
