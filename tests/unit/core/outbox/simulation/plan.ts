import { Random } from '../../../simulation/random.ts';

/** Something that a visitor, the browser or fate does. `tab` and `choice` say to what. */
export interface Step {
  at: number;
  what: keyof typeof WEIGHTS;
  tab: number;
  choice: number;
}

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
  goOffline: 5,
  goOnline: 6,
  roughMail: 5,
  healthyMail: 3,
  fillDisk: 1,
  freeDisk: 2,
  failWrites: 3,
  clear: 0.3,
  clockForward: 1,
  clockBack: 1,
} as const;

const TABS = 3;
const LENGTH_MS = 180_000;

/** What happens in one schedule, decided by its seed. Much of it comes close together. */
export function makePlan(seed: number): Step[] {
  const random = new Random(seed);
  const steps: Step[] = [];
  let at = 0;
  const spread = LENGTH_MS / 25;
  for (let n = random.whole(6, 26); n > 0; n--) {
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
