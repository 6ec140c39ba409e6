import { test } from 'vitest';
import { planOf, type Step } from '../../simulation/plan.ts';
import { keepEveryPromise, SCHEDULES } from '../../simulation/schedules.ts';
import { type End, LostWorld } from './lost-world.ts';

/** What visitors, browsers and builds do; most of the time a page looks. */
const WEIGHTS = {
  add: 8,
  begin: 10,
  end: 12,
  remove: 3,
  removeInVain: 2,
  delete: 3,
  deleteInVain: 1,
  purge: 2,
  purgeInVain: 1,
  signOut: 1,
  signOutInVain: 2,
  hear: 3,
  removeInOlder: 1,
  countInOlder: 1,
  loseAll: 1,
  loseSome: 1,
  loseUnderPages: 1,
  keepSnapshot: 2,
  rollBack: 1,
  loseMemory: 1,
  restart: 2,
  restore: 1,
  dismiss: 1,
};
type What = keyof typeof WEIGHTS;

const makePlan = (seed: number) =>
  planOf<What>(seed, { weights: WEIGHTS, tabs: 3, steps: [20, 80], lengthMs: 600_000 });

/** The disk refuses, or the page dies before it was asked. */
const IN_VAIN: readonly End[] = ['refused', 'dies', 'refused, heard later'];
const inVain = (choice: number) => IN_VAIN[choice % IN_VAIN.length] as End;

const STEPS: Record<What, (world: LostWorld, step: Step<What>) => void> = {
  add: (world) => world.add(),
  begin: (world, { tab }) => world.begin(tab),
  end: (world, { tab }) => world.end(tab),
  remove: (world, { choice }) => world.remove(choice, 'remove', 'done'),
  removeInVain: (world, { choice }) => world.remove(choice, 'remove', inVain(choice)),
  delete: (world, { choice }) => world.remove(choice, 'delete', 'done'),
  deleteInVain: (world, { choice }) => world.remove(choice, 'delete', inVain(choice)),
  purge: (world) => world.purge('done'),
  purgeInVain: (world, { choice }) => world.purge(inVain(choice)),
  signOut: (world) => world.signOut('done'),
  signOutInVain: (world, { choice }) => world.signOut(inVain(choice)),
  hear: (world) => world.hear(),
  removeInOlder: (world, { choice }) => world.removeInOlder(choice),
  countInOlder: (world) => world.countInOlder(),
  loseAll: (world) => world.loseAll(),
  loseSome: (world, { choice }) => world.loseSome(choice),
  loseUnderPages: (world, { choice }) => world.loseUnderPages(choice),
  keepSnapshot: (world) => world.keepSnapshot(),
  rollBack: (world) => world.rollBack(),
  loseMemory: (world) => world.loseMemory(),
  restart: (world) => world.restart(),
  restore: (world) => world.restore(),
  dismiss: (world) => world.dismiss(),
};

async function runSchedule(_seed: number, plan: readonly Step<What>[]): Promise<string[]> {
  const world = new LostWorld();
  let before = 0;
  for (const step of plan) {
    world.pass(step.at - before);
    before = step.at;
    STEPS[step.what](world, step);
  }
  world.nextVisit();
  return [...world.broken];
}

test(`${SCHEDULES} times ten schedules of losses, removals and looks: what the browser took is told, and nothing else`, async () => {
  for (let times = 0; times < 10; times++) await keepEveryPromise(makePlan, runSchedule);
}, 3_600_000);
