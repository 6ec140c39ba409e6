import { planOf, type Step as StepOf } from '../../../simulation/plan.ts';

/** How often each happens. */
const WEIGHTS = {
  writeAndPress: 14,
  write: 3,
  press: 8,
  sendNow: 4,
  remove: 3,
  edit: 3,
  openTab: 4,
  killTab: 5,
  killAll: 2,
  workerSync: 2,
  navigation: 3,
  killWorker: 1,
  hangLock: 1,
  freezeTab: 2,
  blockProbe: 1,
  freeProbe: 1,
  wrongFlag: 1,
  rightFlag: 1,
  goOffline: 5,
  goOnline: 6,
  roughMail: 5,
  healthyMail: 3,
  fillDisk: 1,
  freeDisk: 2,
  hangDisk: 1,
  failWrites: 3,
  clear: 0.3,
  clockForward: 1,
  clockBack: 1,
} as const;

/** Pages that nobody sees: their timers are slow; then nothing happens in them, until they are gone or seen again. */
const UNSEEN = { hideTab: 6, suspendTab: 5, showTab: 8 };

/** Others speak in the mail service's place, and the clock is set by less than a wait. */
const STRANGE = { strangeMail: 12, clockStep: 1 };

/** A newer build comes and goes back, and a browser that is started again has lost a record, or its last hours. */
const BUILDS = { newerBuild: 8, newerBuildAgain: 3, loseRecord: 3, keepState: 4, rollBack: 2 };

/**
 * A form that is opened again and changed, and a network that is another one after all pages were closed: people who
 * come back.
 */
const AGAIN = { change: 12, openElsewhere: 8, strangeMail: 6, roughMail: 10, killTab: 10 };

export type Step = StepOf<
  | keyof typeof WEIGHTS
  | keyof typeof UNSEEN
  | keyof typeof STRANGE
  | keyof typeof BUILDS
  | keyof typeof AGAIN
>;

const SIZE = { tabs: 3, steps: [6, 26], lengthMs: 180_000 } as const;

/** What happens in one schedule, decided by its seed. */
export const makePlan = (seed: number): Step[] => planOf(seed, { weights: WEIGHTS, ...SIZE });

/** Another kind, so that seeds of the first one stay what they are. It takes longer, as what lies in a pocket does. */
export const makeUnseenPlan = (seed: number): Step[] =>
  planOf(seed, { weights: { ...WEIGHTS, ...UNSEEN }, ...SIZE, lengthMs: 20 * 60_000 });

/** A third kind, with answers of others than the service. */
export const makeStrangePlan = (seed: number): Step[] =>
  planOf(seed, { weights: { ...WEIGHTS, ...STRANGE }, ...SIZE });

/** A fourth kind, with a disk that another build writes to as well, and that forgets. */
export const makeBuildsPlan = (seed: number): Step[] =>
  planOf(seed, { weights: { ...WEIGHTS, ...BUILDS }, ...SIZE });

/** A fifth kind, whose forms ask for an earlier copy and whose pages end a hold when they are opened. */
export const makeAgainPlan = (seed: number): Step[] =>
  planOf(seed, { weights: { ...WEIGHTS, ...AGAIN }, ...SIZE, lengthMs: 10 * 60_000 });
