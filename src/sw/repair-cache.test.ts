import { beforeEach, expect, test, vi } from 'vitest';
import { SmallBuild, WorkerScope } from '#tests/unit/sw/worker-scope.ts';

vi.mock('#lib/delay.ts', () => ({ delay: async () => {} }));

const build = new SmallBuild({ '/assets/main.js': 'main', '/art/a.svg': 'a' });
let scope: WorkerScope;

beforeEach(async () => {
  scope = new WorkerScope(build);
  await (await import('./precache.ts')).fillPrecache();
  scope.asked.length = 0;
});

/** What is done in the background of a navigation. Resolves with what the network was asked for. */
async function navigate(): Promise<string[]> {
  await (await import('./repair-cache.ts')).repairMissing();
  return scope.asked.map(({ path }) => path).sort();
}

test('what was evicted comes back before a page asks for it', async () => {
  scope.lose('/assets/main.js');
  expect(await navigate()).toEqual(['/assets/main.js']);
  expect(scope.paths).toEqual(build.paths);
});

test('all that was evicted comes back', async () => {
  scope.cached.clear();
  await navigate();
  expect(scope.paths).toEqual(build.paths);
});

test('a cache that lacks nothing is not read through', async () => {
  const match = vi.spyOn(scope.cache, 'match');
  expect(await navigate()).toEqual([]);
  expect(match).not.toHaveBeenCalled();
});

test('what a site is whole without is not fetched for itself', async () => {
  scope.lose('/art/a.svg');
  expect(await navigate()).toEqual([]);
});

test('where storage is refused nothing is asked for', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('', 'SecurityError')) });
  await expect(navigate()).resolves.toEqual([]);
});
