import { expect, test, vi } from 'vitest';
import {
  checkInstallationOf,
  type InstallationReport,
  isCheckInstallation,
  readInstallationReport,
} from '#core/check-installation.ts';
import { SmallBuild, WorkerScope } from '#tests/unit/sw/worker-scope.ts';

vi.mock('#lib/delay.ts', () => ({ delay: async () => {} }));

const files = { '/assets/main.js': 'main', '/art/a.svg': 'a', '/art/b.svg': 'b' };
const build = new SmallBuild(files);
const total = build.paths.length;

async function installed(): Promise<WorkerScope> {
  const scope = new WorkerScope(build);
  await (await import('./precache.ts')).fillPrecache();
  return scope;
}

/** Everything that the worker says, each as the page reads it, which leaves nothing out. */
async function check(): Promise<InstallationReport[]> {
  const { checkInstallation } = await import('./check-installation.ts');
  const said: unknown[] = [];
  await checkInstallation({
    postMessage: (data: unknown) => said.push(structuredClone(data)),
  } as unknown as MessagePort);
  const reports = said.map(readInstallationReport);
  expect(reports).not.toContain(undefined);
  return reports as InstallationReport[];
}

test('every byte of every file is read, and each file told of', async () => {
  await installed();
  const reports = await check();
  const last = reports.at(-1);
  expect(last).toMatchObject({ done: true, total, intact: total, fetched: 0, failed: 0 });
  const bytes = [build.shell, ...build.parts, ...Object.values(files)].join('').length;
  expect(last?.bytes).toBe(bytes);
  expect(reports.map(({ intact }) => intact)).toEqual([
    ...Array.from({ length: total + 1 }, (_, count) => count),
    total,
  ]);
  expect(reports.filter(({ done }) => done)).toEqual([last]);
});

test('what is damaged or missing is fetched again', async () => {
  const scope = await installed();
  await scope.damage('/art/a.svg', 'flipped');
  await scope.damage('/parts/contact.txt', 'unreadable');
  scope.lose('/art/b.svg');
  expect((await check()).at(-1)).toMatchObject({ intact: total - 3, fetched: 3, failed: 0 });
  expect((await check()).at(-1)).toMatchObject({ intact: total, fetched: 0, failed: 0 });
});

test('what cannot be fetched is counted, without a network and with a wrong one', async () => {
  for (const answer of ['unreachable', 'tampered', 503] as const) {
    const scope = await installed();
    await scope.damage('/art/a.svg', 'cut');
    scope.lose('/art/b.svg');
    scope.responses = { ...build.responses, '/art/a.svg': answer };
    expect((await check()).at(-1)).toMatchObject({ intact: total - 2, fetched: 1, failed: 1 });
    scope.responses = build.responses;
    expect((await check()).at(-1)).toMatchObject({ intact: total - 1, fetched: 1, failed: 0 });
  }
});

test('what is missing without being needed is counted apart', async () => {
  const scope = await installed();
  for (const path of ['/art/a.svg', '/assets/main.js']) scope.lose(path);
  scope.responses = { ...build.responses, '/art/a.svg': 403, '/assets/main.js': 403 };
  expect((await check()).at(-1)).toMatchObject({ fetched: 0, failed: 2, optional: 1 });
});

test('on a full device what is left to fetch counts as failed', async () => {
  const scope = await installed();
  for (const path of ['/art/a.svg', '/art/b.svg']) scope.lose(path);
  scope.room = scope.cached.size + 1;
  expect((await check()).at(-1)).toMatchObject({ intact: total - 2, fetched: 0, failed: 2 });
});

test('a full device checks to the end: a damaged file of the build before is deleted', async () => {
  const scope = await installed();
  const [key] = [...scope.cached.keys()].filter((held) => held.includes('/art/')) as [string];
  const older = key.replace('/art/', '/assets/old-');
  scope.cached.set(older, new Response('flipped'));
  scope.room = scope.cached.size;
  await check();
  expect(scope.cached.has(older)).toBe(false);
});

test('where storage is refused, everything counts as failed', async () => {
  await installed();
  vi.stubGlobal('caches', { open: () => Promise.reject(new Error('refused')) });
  expect((await check()).at(-1)).toMatchObject({ done: true, intact: 0, failed: total });
});

test('a damaged file of the build before is deleted, a whole one stays', async () => {
  const scope = await installed();
  // Files are kept in the order in which they came.
  const keys = [...scope.cached.keys()].filter((key) => key.includes('/art/')).sort();
  const older = keys.map((key) => key.replace('/art/', '/assets/old-'));
  for (const [index, key] of older.entries())
    scope.cached.set(key, new Response(index === 0 ? 'a' : 'flipped'));
  await scope.cache.put('/.builds', new Response('{}'));
  await check();
  expect(older.map((key) => scope.cached.has(key))).toEqual([true, false]);
  expect(scope.paths).toContain('/.builds');
});

test('both sides ignore malformed messages', () => {
  const report = {
    v: 1,
    type: 'INSTALLATION',
    done: true,
    total: 4,
    intact: 2,
    bytes: 9,
    fetched: 1,
    failed: 1,
    optional: 1,
  };
  expect(isCheckInstallation(checkInstallationOf())).toBe(true);
  expect(readInstallationReport(report)).toEqual(report);
  const { optional: _, ...ofOlderWorker } = report;
  expect(readInstallationReport(ofOlderWorker)).toEqual({ ...report, optional: 0 });
  for (const data of [null, undefined, 1, 'CHECK_INSTALLATION', [], {}, { v: 2 }]) {
    expect(isCheckInstallation(data)).toBe(false);
    expect(readInstallationReport(data)).toBeUndefined();
  }
  const wrong = {
    intact: 3,
    fetched: -1,
    failed: '1',
    total: Number.NaN,
    bytes: 0.5,
    optional: 2,
    done: 1,
    v: 2,
  };
  for (const [field, value] of Object.entries(wrong))
    expect(readInstallationReport({ ...report, [field]: value }), field).toBeUndefined();
});
