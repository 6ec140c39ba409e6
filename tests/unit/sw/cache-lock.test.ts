import { expect, test } from 'vitest';
import { SmallBuild, WorkerScope } from './worker-scope.ts';

test('what fills the cache waits for nothing else that fills it', async () => {
  new WorkerScope(new SmallBuild({}));
  const { filling } = await import('../../../src/sw/cache-lock.ts');
  let end = () => {};
  const slow = filling(() => new Promise<void>((done) => void (end = done)));
  const second = filling(async () => 'filled');
  const late = new Promise((done) => setTimeout(done, 50, 'waits'));
  expect(await Promise.race([second, late])).toBe('filled');
  end();
  await slow;
});
