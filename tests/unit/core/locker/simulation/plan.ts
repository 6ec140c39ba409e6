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
  setLock: 1,
  openLock: 2,
  lockAll: 0.5,
  setAutoLock: 0.5,
  changePassphrase: 0.5,
  takeOff: 1,
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

/** Of so many schedules one is about the lock, which is set early or in the middle, over some documents. */
const LOCKED_EVERY = 3;

const LOCK_WEIGHTS = {
  ...WEIGHTS,
  setLock: 8,
  openLock: 40,
  lockAll: 9,
  setAutoLock: 7,
  changePassphrase: 8,
  takeOff: 16,
  killTab: 8,
  signOut: 1,
} as const;

/** Of those, one in so many leaves a tab alone until that locks itself, and goes on in another one. */
const LEFT_ALONE_EVERY = 4;

/** By then both tabs have the key, also on a slow disk; for so long nothing is done in the one that is left alone. */
const HAVE_KEY_MS = 22_000;
const ALONE_MS = 20_000;

/** What happens in one schedule, decided by its seed. */
export function makePlan(seed: number): Step[] {
  const isLocked = seed % LOCKED_EVERY === 0;
  const weights = isLocked ? LOCK_WEIGHTS : WEIGHTS;
  const plan = planOf(seed, { weights, tabs: 2, steps: [4, 15], lengthMs: 60_000 });
  if (!isLocked) return plan;
  if (seed % (LOCKED_EVERY * LEFT_ALONE_EVERY) === 0) return leaveAlone(plan);
  const { at = 0 } = plan[seed % 2 ? 1 : 3] ?? {};
  const first: Step[] = [
    { at: 0, what: 'upload', tab: 0, choice: seed % 4 },
    { at, what: 'setLock', tab: 0, choice: 0 },
  ];
  return [...first, ...plan].sort((one, other) => one.at - other.at);
}

/** Chance hardly ever gives the key to two tabs, lets one rest for long enough, and changes something in the other. */
function leaveAlone(plan: readonly Step[]): Step[] {
  const first: Step[] = [
    { at: 0, what: 'upload', tab: 0, choice: 2 },
    { at: 3_000, what: 'setLock', tab: 0, choice: 0 },
    { at: 15_000, what: 'openLock', tab: 1, choice: 1 },
    { at: HAVE_KEY_MS, what: 'setAutoLock', tab: 0, choice: 1 },
  ];
  const moved = plan.map(({ at, tab, ...step }) => ({
    ...step,
    at: HAVE_KEY_MS + at,
    tab: at < ALONE_MS ? 1 : tab,
  }));
  return [...first, ...moved];
}
