import { test } from 'vitest';
import { keepEveryPromise, SCHEDULES } from '../../../simulation/schedules.ts';
import { makePlan } from './plan.ts';
import { runSchedule } from './run-schedule.ts';

test(
  `${SCHEDULES} schedules of visitors, faults and crashes keep every promise`,
  () => keepEveryPromise(makePlan, runSchedule),
  3_600_000,
);
