import { expect, test } from 'vitest';
import { makePlan } from './plan.ts';
import { runSchedule } from './run-schedule.ts';
import { shrink } from './shrink.ts';

/** `SEED=17 npx vitest run simulation` replays one schedule; `SCHEDULES=100000` runs that many. */
const first = Number(process.env.SEED ?? 1);
const count = Number(process.env.SCHEDULES ?? (process.env.SEED ? 1 : 2_000));

test(`${count} schedules of visitors, faults and crashes keep every promise`, async () => {
  for (let seed = first; seed < first + count; seed++) {
    const plan = makePlan(seed);
    const broken = await runSchedule(seed, plan);
    if (broken.length === 0) continue;
    const shortest = await shrink(seed, plan);
    const steps = shortest.map((step) => JSON.stringify(step)).join('\n');
    expect.fail(
      `Seed ${seed} breaks promises:\n${broken.join('\n')}\nThe least of its steps:\n${steps}\n` +
        (await runSchedule(seed, shortest)).join('\n'),
    );
  }
}, 3_600_000);
