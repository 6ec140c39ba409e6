import { expect } from 'vitest';
import { shrink } from './shrink.ts';

/**
 * Others in each run, so that every run finds what none has found. `SEED=17 npx vitest run simulation` replays the one
 * that a failure names; `SCHEDULES=100000` runs that many.
 */
const FIRST = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));

/** How many schedules a test runs. */
export const SCHEDULES = Number(process.env.SCHEDULES ?? (process.env.SEED ? 1 : 2_000));

/** Runs them, each from its own seed, and fails at the first that breaks a promise, with the least of its steps. */
export async function keepEveryPromise<Step>(
  makePlan: (seed: number) => readonly Step[],
  runSchedule: (seed: number, plan: readonly Step[]) => Promise<string[]>,
): Promise<void> {
  for (let seed = FIRST; seed < FIRST + SCHEDULES; seed++) {
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
