import { test } from 'vitest';
import { keepEveryPromise, SCHEDULES } from '../../../simulation/schedules.ts';
import { bundleLocker } from './code.ts';
import { makePlan } from './plan.ts';
import { runSchedule } from './run-schedule.ts';

test(`${SCHEDULES} schedules of visitors, faults and crashes keep every promise`, async () => {
  const start = await bundleLocker();
  await keepEveryPromise(makePlan, (seed, plan) => runSchedule(start, seed, plan));
}, 3_600_000);
