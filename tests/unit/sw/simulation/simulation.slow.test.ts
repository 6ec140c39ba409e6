import { test, vi } from 'vitest';
import { countOfSeeds, freshSeeds } from '../../../support/seeds.ts';
import { keepEveryPromise } from '../../simulation/schedules.ts';
import {
  makeBodiesPlan,
  makeHarmedPlan,
  makePlan,
  makeRestPlan,
  makeSpoiltPlan,
  type Step,
} from './plan.ts';
import { runSchedule } from './run-schedule.ts';
import { bundleWorker } from './worker-code.ts';

vi.mock('../../../../src/routes/paths.ts', () => import('./few-routes.ts'));

const SCHEDULES = countOfSeeds(100);

/** Schedules that broke a promise, and what was the matter. */
const FOUND = [
  // A language that came after a killed activation took the build before out of the record.
  545,
  // An activation during the install of the next build deleted files of that, and lost its note in the record.
  2_120_896_754,
  1_221_751_190, 1_420_156_659, 759_116_399,
  // The simulation's own fault: a tab whose build was evicted while it was opened was counted as whole.
  707_988_864,
  2_090_096_785,
];

/** The same of the plans with a failing disk. */
const FOUND_WITH_HARM = [
  // A changed bit in the record of builds, with which a full device forgot a file that was needed.
  904_667_673,
  // A record that was lost and written again named no build that an older tab ran.
  1_607_904_450,
  // One changed bit in the name of the record's integrity, and a later one in a key that was then believed.
  951_041_056,
];

/** The same of the plans with late bodies. */
const FOUND_WITH_BODIES = [
  // The simulation's own fault: a late 404 came as a 200.
  1_919_534_193,
];

const start = await bundleWorker();
const run = (seed: number, plan: readonly Step[]) => runSchedule(start, seed, plan);

test(`${SCHEDULES} schedules of builds, faults and kills keep every promise of the worker`, async () => {
  await keepEveryPromise(makePlan, run, freshSeeds(SCHEDULES, FOUND));
}, 3_600_000);

test(`${SCHEDULES} schedules with a failing disk and messages that wait keep them, too`, async () => {
  await keepEveryPromise(makeHarmedPlan, run, freshSeeds(SCHEDULES, FOUND_WITH_HARM));
}, 3_600_000);

test(`${SCHEDULES} schedules with a network that loses and changes answers keep them, too`, async () => {
  await keepEveryPromise(makeSpoiltPlan, run, freshSeeds(SCHEDULES));
}, 3_600_000);

test(`${SCHEDULES} schedules with bodies that are late or cut, and caches that are old, keep them, too`, async () => {
  await keepEveryPromise(makeBodiesPlan, run, freshSeeds(SCHEDULES, FOUND_WITH_BODIES));
}, 3_600_000);

test(`${SCHEDULES} schedules that take the rest in the background keep them, too`, async () => {
  await keepEveryPromise(makeRestPlan, run, freshSeeds(SCHEDULES));
}, 3_600_000);
