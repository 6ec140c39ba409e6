import { test } from 'vitest';
import { planOf, type Step } from '../../../simulation/plan.ts';
import { keepEveryPromise, SCHEDULES } from '../../../simulation/schedules.ts';
import { RECEIVERS } from './receivers.ts';
import { SandboxWorld } from './sandbox-world.ts';

/** What somebody does who tries their receivers with a local sandbox. */
const WEIGHTS = { take: 8, twice: 1, create: 4, delete: 2, reset: 1, again: 1, hour: 2 };
type What = keyof typeof WEIGHTS;

const makePlan = (seed: number) =>
  planOf<What>(seed, { weights: WEIGHTS, tabs: 4, steps: [8, 30], lengthMs: 40_000 });

/** An order that is paid: three events. */
async function take(world: SandboxWorld, headers: Record<string, string> = {}): Promise<void> {
  const money = { amount: 500_00, currency: 'INR' };
  const order = await world.call<{ id: string }>('orders.create', { body: money });
  const method = { type: 'upi', flow: 'qr' };
  const body = { ...money, order_id: order?.id, method };
  const payment = await world.call<{ id: string }>('payments.create', { body });
  const paid = { payment_id: payment?.id, payer: 'success@example' };
  await world.call('sandbox.pay', { body: paid, headers });
}

const STEPS: Record<What, (world: SandboxWorld, turn: number) => Promise<unknown>> = {
  take: (world) => take(world),
  twice: (world) => take(world, { 'sandbox-fault': 'duplicate' }),
  create: (world, turn) => world.create(RECEIVERS[turn % RECEIVERS.length]?.url ?? ''),
  delete: (world, turn) => world.delete(turn % 5),
  reset: (world) => world.reset(),
  again: (world, turn) => world.again(turn % 3),
  hour: (world) => world.call('sandbox.moveClock', { body: { seconds: 3_600 } }),
};

async function runSchedule(seed: number, plan: readonly Step<What>[]): Promise<string[]> {
  const world = new SandboxWorld(seed % 2 === 0);
  for (const { at, what, tab, choice } of plan) {
    await world.passTo(at);
    await STEPS[what](world, tab * 4 + choice);
  }
  await world.passTo((plan.at(-1)?.at ?? 0) + 60_000);
  world.end(plan.every(({ what }) => what !== 'delete' && what !== 'reset'));
  return [...world.broken];
}

test(
  `${SCHEDULES} schedules of slow, failing, hanging and deleted receivers get each event once and in order`,
  () => keepEveryPromise(makePlan, runSchedule),
  3_600_000,
);
