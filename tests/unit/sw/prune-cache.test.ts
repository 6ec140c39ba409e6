import { expect, test } from 'vitest';
import type { Entry } from '../../../src/sw/manifest.ts';
import { fileEntry, pageEntry, pageHtml, WorkerScope } from './worker-scope.ts';

const MAIN = fileEntry('/assets/main.js', 'main');
const build = (name: string): Entry[] => [
  pageEntry('/', name),
  MAIN,
  fileEntry(`/assets/part-${name}.js`, name),
];

/** Installs and activates one build after the other on one device. Returns the cached paths. */
async function deploy(names: string[]): Promise<{ scope: WorkerScope; keys: string[] }> {
  let scope = new WorkerScope([]);
  for (const name of names) {
    const before = scope.cached;
    scope = new WorkerScope(build(name));
    for (const [key, value] of before) scope.cached.set(key, value);
    scope.answers = {
      '/': pageHtml('/', name),
      '/assets/main.js': 'main',
      [`/assets/part-${name}.js`]: name,
    };
    await (await import('../../../src/sw/precache.ts')).fillPrecache();
    await (await import('../../../src/sw/prune-cache.ts')).pruneCache();
  }
  return { scope, keys: scope.paths };
}

test('the build before is kept, and no older one', async () => {
  const { keys } = await deploy(['a', 'b', 'c']);
  expect(keys).toEqual(
    ['/', '/', '/.builds', '/assets/main.js', '/assets/part-b.js', '/assets/part-c.js'].sort(),
  );
});

test('a new worker with the same files does not push the older build out', async () => {
  const { keys } = await deploy(['a', 'b', 'b']);
  expect(keys).toContain('/assets/part-a.js');
});

test('what an install that failed left behind goes at the next activation', async () => {
  const { scope } = await deploy(['a']);
  await scope.cache.put('/assets/part-lost.js?v=x', new Response('x'));
  await (await import('../../../src/sw/prune-cache.ts')).pruneCache();
  expect(scope.paths).toEqual(['/', '/.builds', '/assets/main.js', '/assets/part-a.js']);
});

test('an unreadable record costs the older build, nothing else', async () => {
  const { scope } = await deploy(['a', 'b']);
  await scope.cache.put('/.builds', new Response('{'));
  await (await import('../../../src/sw/prune-cache.ts')).pruneCache();
  expect(scope.paths).toEqual(['/', '/.builds', '/assets/main.js', '/assets/part-b.js']);
});

test('a file of the build before is found by its path', async () => {
  await deploy(['a', 'b']);
  const { fromOlderBuild } = await import('../../../src/sw/precache.ts');
  expect(await (await fromOlderBuild('/assets/part-a.js'))?.text()).toBe('a');
  expect(await fromOlderBuild('/assets/part-x.js')).toBeUndefined();
});
