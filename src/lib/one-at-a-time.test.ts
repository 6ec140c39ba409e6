import { expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

/** A job whose runs end when they are told to. */
function job() {
  const runs: ((again: boolean) => void)[] = [];
  const run = oneAtATime(() => new Promise<boolean>((end) => runs.push(end)));
  return { runs, run };
}

const ended = (promise: Promise<void>) =>
  Promise.race([promise.then(() => true), new Promise((resolve) => setTimeout(resolve, 5, false))]);

it('many calls while it runs make one more run, for which all wait', async () => {
  const { runs, run } = job();
  const calls = [run(), run(), run()];
  expect(runs).toHaveLength(1);
  runs[0]?.(false);
  expect(await ended(calls[0] as Promise<void>)).toBe(false);
  expect(runs).toHaveLength(2);
  runs[1]?.(false);
  await Promise.all(calls);
  expect(runs).toHaveLength(2);
});

it('runs once more where it says so', async () => {
  const { runs, run } = job();
  const call = run();
  runs[0]?.(true);
  expect(await ended(call)).toBe(false);
  runs[1]?.(false);
  await call;
  expect(runs).toHaveLength(2);
});

it('starts again once it has ended', async () => {
  const { runs, run } = job();
  for (const count of [1, 2]) {
    const call = run();
    expect(runs).toHaveLength(count);
    runs[count - 1]?.(false);
    await call;
  }
});
