import { test } from 'vitest';
import { freshSeeds } from '../../../../support/seeds.ts';
import { keepEveryPromise, SCHEDULES } from '../../../simulation/schedules.ts';
import {
  makeAgainPlan,
  makeBuildsPlan,
  makePlan,
  makeStrangePlan,
  makeUnseenPlan,
} from './plan.ts';
import { runSchedule } from './run-schedule.ts';

/** Schedules that broke a promise, and what was the matter. */
const FOUND = [
  // An answer of another message ended the rest that a 429 had begun.
  3_530,
  // The 429 to a text that could not be stored was forgotten where one write failed.
  1_672_274_770,
  // Storage gave no answer, and a text was posted without a record though there was one, which another tab removed or
  // sent.
  1_454_352_361,
  332_753_619, 248_715_497, 1_803_185_832, 1_305_185_375, 92_441_166, 1_246_330_976,
  // A delivery that was heard and could not be written was taken by a later round for a sender's death.
  1_170_467_005,
  // A full disk refused the term of a lock that was taken: it was given back at once, together with a post that
  // nothing notes.
  2_045_195_429,
  // The simulation's own faults: what was known before all was cleared, and a text that its author wrote over.
  301_109_926,
  301_014_214,
];

test(
  `${SCHEDULES} schedules of visitors, faults and crashes keep every promise`,
  () => keepEveryPromise(makePlan, runSchedule, freshSeeds(SCHEDULES, FOUND)),
  3_600_000,
);

/** The same of the plans with pages that nobody sees. */
const FOUND_UNSEEN = [
  // Suspended between the question whether a post is still valid and the post, which went out after another one.
  891_382_108,
  // The simulation's own fault: a delivery is written down late where each of three writes is refused.
  300_116_625,
  // A page that slept before its post was told that the post had failed, and posted all the same.
  300_603_240,
  // A page that had waited for the lock took it from one that had just taken it itself.
  300_305_094,
  // "Send now" was written, and storage gave no answer: nobody looked, and the message waited for the next visit.
  711_303_413,
  // The disk refused the term of a page that took the lock: the former holder heard of it and went on.
  713_206_168,
  713_211_561,
  // The clock was set back while a page slept before its post, which went out after another one.
  219_629_897,
];

test(
  `${SCHEDULES} schedules with pages that are throttled and suspended keep them, too`,
  () => keepEveryPromise(makeUnseenPlan, runSchedule, freshSeeds(SCHEDULES, FOUND_UNSEEN)),
  3_600_000,
);

/** The same of the plans with others' answers. */
const FOUND_STRANGE = [
  // The simulation's own fault: a page that was frozen when it heard for how long the service asks to be left alone.
  1_827_719_820,
];

test(
  `${SCHEDULES} schedules in which others answer in the mail service's place keep them, too`,
  () => keepEveryPromise(makeStrangePlan, runSchedule, freshSeeds(SCHEDULES, FOUND_STRANGE)),
  3_600_000,
);

test(
  `${SCHEDULES} schedules in which a newer build comes and goes, and a disk forgets, keep them, too`,
  () => keepEveryPromise(makeBuildsPlan, runSchedule, freshSeeds(SCHEDULES)),
  3_600_000,
);

const FOUND_AGAIN = [
  // What could not be left to the queue was said to be saved, and no page that was open heard of it.
  201_016_580,
  // The simulation's own fault: a press between a change on a slow disk and the message of it.
  1_427_699_655,
];

test(
  `${SCHEDULES} schedules of visitors who come back to a form, or on another network, keep them, too`,
  () =>
    keepEveryPromise(
      makeAgainPlan,
      (seed, plan) => runSchedule(seed, plan, true),
      freshSeeds(SCHEDULES, FOUND_AGAIN),
    ),
  3_600_000,
);
