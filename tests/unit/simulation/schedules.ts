import { expect } from 'vitest';
import { countOfSeeds, freshSeeds } from '../../support/seeds.ts';
import { shrink } from './shrink.ts';

/** How many schedules a test runs, each time others; every night there are 100,000. */
export const SCHEDULES = countOfSeeds(100);

/** Runs them, each from its own seed, and fails at the first that breaks a promise, with the least of its steps. */
export async function keepEveryPromise<Step>(
  makePlan: (seed: number) => readonly Step[],
  runSchedule: (seed: number, plan: readonly Step[]) => Promise<string[]>,
  seeds: readonly number[] = freshSeeds(SCHEDULES),
): Promise<void> {
  for (const seed of seeds) {
    // A schedule never lets the loop turn, at whose end memory is given back.
    await new Promise((done) => setImmediate(done));
    const plan = makePlan(seed);
    const run = (steps: readonly Step[]) => runSchedule(seed, steps);
    const broken = await run(plan);
    if (broken.length === 0) continue;
    const shortest = await shrink(plan, run);
    const steps = shortest.map((step) => JSON.stringify(step)).join('\n');
    expect.fail(
      `Seed ${seed} breaks promises:\n${broken.join('\n')}\nThe least of its steps:\n${steps}\n` +
        (await run(shortest)).join('\n'),
    );
  }
}
