import { test } from 'vitest';
import { freshSeeds } from '../../../../support/seeds.ts';
import { keepEveryPromise, SCHEDULES } from '../../../simulation/schedules.ts';
import { makePlan } from './plan.ts';
import { runSchedule } from './run-schedule.ts';

/**
 * An answer of another message ended the rest that a 429 had begun; the 429 to a text that could not be stored was
 * forgotten where one write failed.
 */
const FOUND = [3_530, 1_672_274_770];

test(
  `${SCHEDULES} schedules of visitors, faults and crashes keep every promise`,
  () => keepEveryPromise(makePlan, runSchedule, freshSeeds(SCHEDULES, FOUND)),
  3_600_000,
);
