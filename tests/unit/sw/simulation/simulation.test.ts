import { test, vi } from 'vitest';
import { countOfSeeds, freshSeeds } from '../../../support/seeds.ts';
import { keepEveryPromise } from '../../simulation/schedules.ts';
import { makePlan } from './plan.ts';
import { runSchedule } from './run-schedule.ts';
import { bundleWorker } from './worker-code.ts';

vi.mock('../../../../src/routes/paths.ts', () => import('./few-routes.ts'));

const SCHEDULES = countOfSeeds(500);

/** A language that came after a killed activation took the build before out of the record. */
const FOUND = [545];

test(`${SCHEDULES} schedules of builds, faults and kills keep every promise of the worker`, async () => {
  const start = await bundleWorker();
  await keepEveryPromise(
    makePlan,
    (seed, plan) => runSchedule(start, seed, plan),
    freshSeeds(SCHEDULES, FOUND),
  );
}, 3_600_000);
