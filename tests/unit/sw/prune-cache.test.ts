import { expect, test } from 'vitest';
import { SmallBuild, WorkerScope } from './worker-scope.ts';

const build = (name: string) =>
  new SmallBuild({ '/assets/main.js': 'main', [`/assets/part-${name}.js`]: name }, '', name);

/** Installs and activates one build after the other on one device. Returns the cached paths of files. */
async function deploy(names: string[]): Promise<{ scope: WorkerScope; files: string[] }> {
  let scope = new WorkerScope(build(''));
  for (const name of names) {
    const before = scope.cached;
    scope = new WorkerScope(build(name));
    for (const [key, value] of before) scope.cached.set(key, value);
    await (await import('../../../src/sw/precache.ts')).fillPrecache();
    await (await import('../../../src/sw/prune-cache.ts')).pruneCache();
  }
  return { scope, files: filesIn(scope) };
}

/** All but the parts of pages, which are the same in each of these builds. */
const filesIn = (scope: WorkerScope) => scope.paths.filter((path) => !path.startsWith('/parts/'));

test('the build before is kept, and no older one', async () => {
  const { files } = await deploy(['a', 'b', 'c']);
  expect(files).toEqual(
    [
      '/.builds',
      '/assets/main.js',
      '/assets/part-b.js',
      '/assets/part-c.js',
      '/shell.txt',
      '/shell.txt',
    ].sort(),
  );
});

test('a new worker with the same files does not push the older build out', async () => {
  const { files } = await deploy(['a', 'b', 'b']);
  expect(files).toContain('/assets/part-a.js');
});

test('what an install that failed left behind goes at the next activation', async () => {
  const { scope, files } = await deploy(['a']);
  await scope.cache.put('/assets/part-lost.js?v=x', new Response('x'));
  await (await import('../../../src/sw/prune-cache.ts')).pruneCache();
  expect(filesIn(scope)).toEqual(files);
});

test('an unreadable record costs the older build, nothing else', async () => {
  const { scope } = await deploy(['a', 'b']);
  await scope.cache.put('/.builds', new Response('{'));
  await (await import('../../../src/sw/prune-cache.ts')).pruneCache();
  expect(filesIn(scope)).toEqual([
    '/.builds',
    '/assets/main.js',
    '/assets/part-b.js',
    '/shell.txt',
  ]);
});

test('a file of the build before is found by its path', async () => {
  await deploy(['a', 'b']);
  const { fromOlderBuild } = await import('../../../src/sw/cached-file.ts');
  expect(new TextDecoder().decode(await fromOlderBuild('/assets/part-a.js'))).toBe('a');
  expect(await fromOlderBuild('/assets/part-x.js')).toBeUndefined();
});
