import { planOf, type Step as StepOf } from '../../../simulation/plan.ts';

/** How often each happens. */
const WEIGHTS = {
  upload: 14,
  share: 9,
  shareMany: 2,
  shareLarge: 2,
  signIn: 8,
  signOut: 3,
  delete: 9,
  undoDelete: 6,
  deleteAndUndoLate: 4,
  answerForGood: 2,
  rename: 3,
  keepAll: 4,
  keepOne: 3,
  discardAll: 1,
  discardOne: 2,
  importBackup: 8,
  cancel: 2,
  undoImport: 5,
  exportBackup: 3,
  view: 3,
  refresh: 2,
  removeQuarantined: 1,
  openTab: 4,
  killTab: 5,
  killAll: 2,
  killWorker: 2,
  fillDisk: 2,
  freeDisk: 2,
  failWrites: 2,
  clear: 0.3,
  clockForward: 0.5,
  clockBack: 0.5,
  spoilDocument: 3,
  spoilTray: 1.5,
  misfile: 1,
  raiseVersion: 1,
} as const;

export type Step = StepOf<keyof typeof WEIGHTS>;

/** What happens in one schedule, decided by its seed. */
export const makePlan = (seed: number): Step[] =>
  planOf(seed, { weights: WEIGHTS, tabs: 2, steps: [4, 15], lengthMs: 60_000 });
