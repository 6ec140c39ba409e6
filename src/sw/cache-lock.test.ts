import { expect, test } from 'vitest';
import { SmallBuild, WorkerScope } from '#tests/unit/sw/worker-scope.ts';

test('what fills the cache waits for nothing else that fills it', { timeout: 5_000 }, async () => {
  new WorkerScope(new SmallBuild({}));
  const { filling } = await import('./cache-lock.ts');
  let end = () => {};
  const first = filling(
    () =>
      new Promise<void>((done) => {
        end = done;
      }),
  );
  expect(await filling(async () => 'filled')).toBe('filled');
  end();
  await first;
});
