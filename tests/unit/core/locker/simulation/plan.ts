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
  leave: 3,
  answerForGood: 2,
  deleteForGood: 1,
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
  replaceQuarantined: 1,
  setLock: 1,
  openLock: 2,
  lockAll: 0.5,
  setAutoLock: 0.5,
  changePassphrase: 0.5,
  takeOff: 1,
  lockAnew: 0.3,
  lockAnewTwice: 0,
  openTab: 4,
  killTab: 5,
  killAll: 2,
  killWorker: 2,
  fillDisk: 2,
  freeDisk: 2,
  hangDisk: 1,
  failWrites: 2,
  clear: 0.3,
  clockForward: 0.5,
  clockBack: 0.5,
  spoilDocument: 3,
  spoilTray: 1.5,
  misfile: 1,
  spoilUnseen: 0.5,
  raiseVersion: 1,
  stall: 1,
} as const;

/**
 * The browser takes the database, which then any page makes again, or single records, or brings back an earlier state.
 */
const LOSSES = { loseDocuments: 8, loseInTray: 3, clear: 3, keepState: 5, rollBack: 4 } as const;

/** Records vanish under pages that have the database open, and a newer build comes and goes back. */
const VANISHING = { loseUnderPages: 8, newerBuild: 6, newerBuildAgain: 3 } as const;

/** What was to be removed stays, since the disk fails or the page dies, and is lost then. */
const IN_VAIN = { upload: 20, signOutInVain: 20, discardInVain: 8, loseDocuments: 16 } as const;

/** Of so many schedules with losses those with these rests are about that. */
const IN_VAIN_EVERY = 8;
const IN_VAIN_RESTS = [4, 5];

export type Step = StepOf<
  keyof typeof WEIGHTS | keyof typeof LOSSES | keyof typeof VANISHING | keyof typeof IN_VAIN
>;

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
  lockAnew: 6,
  stall: 6,
  killTab: 8,
  signOut: 1,
} as const;

/** Of so many of the others one is about records that go bad, come back from backups and are taken away again. */
const SPOILED_EVERY = 4;

const SPOILED_WEIGHTS = {
  ...WEIGHTS,
  delete: 12,
  answerForGood: 4,
  deleteForGood: 8,
  importBackup: 20,
  undoImport: 14,
  removeQuarantined: 4,
  replaceQuarantined: 8,
  fillDisk: 6,
  spoilDocument: 8,
  misfile: 6,
  spoilUnseen: 8,
  raiseVersion: 12,
  stall: 6,
} as const;

/** Of those about the lock, one in so many leaves a tab alone until that locks itself, and goes on in another one. */
const LEFT_ALONE_EVERY = 4;

/**
 * One in so many of them is about two tabs that have the key, of which one is frozen, and what the other does to the
 * lock.
 */
const TWO_KEYS_EVERY = 2;

const TWO_KEYS_WEIGHTS = {
  ...LOCK_WEIGHTS,
  upload: 12,
  share: 3,
  openLock: 20,
  changePassphrase: 20,
  lockAnew: 24,
  lockAnewTwice: 12,
  stall: 30,
  killTab: 3,
} as const;

/** By then both tabs have the key, also on a slow disk; for so long nothing is done in the one that is left alone. */
const HAVE_KEY_MS = 22_000;
const ALONE_MS = 20_000;

/** What happens in one schedule, decided by its seed. */
export function makePlan(seed: number): Step[] {
  const isLocked = seed % LOCKED_EVERY === 0;
  const isLeftAlone = isLocked && seed % (LOCKED_EVERY * LEFT_ALONE_EVERY) === 0;
  const hasTwoKeys = isLocked && !isLeftAlone && seed % (LOCKED_EVERY * TWO_KEYS_EVERY) === 0;
  const ofLock = hasTwoKeys ? TWO_KEYS_WEIGHTS : LOCK_WEIGHTS;
  const others = seed % SPOILED_EVERY === 3 ? SPOILED_WEIGHTS : WEIGHTS;
  const weights = isLocked ? ofLock : others;
  const plan = planOf(seed, { weights, tabs: 2, steps: [4, 15], lengthMs: 60_000 });
  if (!isLocked) return plan;
  if (isLeftAlone) return leaveAlone(plan);
  if (hasTwoKeys) return [...giveKeys(seed % 4), ...plan.map(later)];
  const { at = 0 } = plan[seed % 2 ? 1 : 3] ?? {};
  const first: Step[] = [
    { at: 0, what: 'upload', tab: 0, choice: seed % 4 },
    { at, what: 'setLock', tab: 0, choice: 0 },
  ];
  return [...first, ...plan].sort((one, other) => one.at - other.at);
}

const LOSSY_WEIGHTS = { ...WEIGHTS, ...LOSSES, share: 12, openTab: 8 } as const;

const LOSSY = { tabs: 2, steps: [6, 20], lengthMs: 60_000 } as const;

/** Another kind, in which pages remember what they saw outside the database, and some of that vanishes. */
export const makeLossyPlan = (seed: number): Step[] =>
  IN_VAIN_RESTS.includes(seed % IN_VAIN_EVERY)
    ? planOf(seed, { ...LOSSY, weights: { ...LOSSY_WEIGHTS, ...IN_VAIN } })
    : planOf(seed, { ...LOSSY, weights: LOSSY_WEIGHTS });

/** A third kind, in which some vanishes while pages have it open, and another build writes to the disk as well. */
export const makeVanishingPlan = (seed: number): Step[] =>
  planOf(seed, {
    weights: { ...WEIGHTS, ...LOSSES, ...VANISHING, share: 12, openTab: 8 },
    tabs: 2,
    steps: [6, 20],
    lengthMs: 60_000,
  });

/** Chance hardly ever gives the key to two tabs, lets one rest for long enough, and changes something in the other. */
function leaveAlone(plan: readonly Step[]): Step[] {
  const autoLock: Step = { at: HAVE_KEY_MS, what: 'setAutoLock', tab: 0, choice: 1 };
  const moved = plan.map((step) => ({ ...later(step), tab: step.at < ALONE_MS ? 1 : step.tab }));
  return [...giveKeys(2), autoLock, ...moved];
}

const giveKeys = (choice: number): Step[] => [
  { at: 0, what: 'upload', tab: 0, choice },
  { at: 3_000, what: 'setLock', tab: 0, choice: 0 },
  { at: 15_000, what: 'openLock', tab: 1, choice: 1 },
];

const later = (step: Step): Step => ({ ...step, at: HAVE_KEY_MS + step.at });
