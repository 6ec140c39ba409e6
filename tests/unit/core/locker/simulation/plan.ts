import { Random } from '../../../simulation/random.ts';

/** Something that a visitor, another app, the browser or fate does. `tab` and `choice` say to what. */
export interface Step {
  at: number;
  what: keyof typeof WEIGHTS;
  tab: number;
  choice: number;
}

/** How often each happens. */
const WEIGHTS = {
  upload: 14,
  share: 9,
  shareMany: 2,
  shareLarge: 2,
  signIn: 8,
  signOut: 3,
  delete: 9,
  undoDelete: 7,
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

const TABS = 2;
const LENGTH_MS = 60_000;

/** What happens in one schedule, decided by its seed. Much of it comes close together. */
export function makePlan(seed: number): Step[] {
  const random = new Random(seed);
  const steps: Step[] = [];
  let at = 0;
  const spread = LENGTH_MS / 18;
  for (let n = random.whole(5, 18); n > 0; n--) {
    at += random.chance(0.6) ? random.whole(0, 400) : random.whole(0, 2 * spread);
    steps.push({
      at,
      what: random.weighted(WEIGHTS),
      tab: random.whole(0, TABS),
      choice: random.whole(0, 4),
    });
  }
  return steps;
}
