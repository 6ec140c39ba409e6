import { expect, it } from 'vitest';
import { statesOf } from '#api-docs/kit/resource.ts';
import { resources } from '#api-docs/resources/resources.ts';
import { advance } from '#core/sandbox/clock/advance.ts';
import { seeded } from '#core/sandbox/state/seed.ts';
import type { State } from '#core/sandbox/state/state.ts';
import { attempted } from '#core/sandbox/webhooks/attempted.ts';
import { heldByObjects } from '#tests/unit/core/sandbox/held-by-objects.ts';
import { done } from '#tests/unit/core/sandbox/send.ts';

const DAY = 86_400_000;
const upi = { type: 'upi', flow: 'intent' };
const money = { amount: 1_249_00, currency: 'INR' };

/** Has a made-up payer act on a payment of a new order. */
function paid(state: State, payer: string, capture = 'automatic'): string {
  const { id: order_id } = done(state, 'orders.create', { body: money });
  const { id } = done<{ id: string }>(state, 'payments.create', {
    body: { order_id, ...money, method: upi, capture },
  });
  done(state, 'sandbox.pay', { body: { payment_id: id, payer } });
  return id;
}

const refunded = (state: State, payment_id: string, amount: number) =>
  done(state, 'refunds.create', { body: { payment_id, amount, currency: 'INR' } });

function paidOut(state: State, account_number: string, amount = 1_000_00) {
  const account = { type: 'bank', account_number, ifsc: 'ABCD0123456' };
  const { id } = done(state, 'beneficiaries.create', { body: { name: 'Sample', account } });
  const mode = amount > 2_00_000_00 ? 'RTGS' : 'IMPS';
  return done<{ id: string }>(state, 'payouts.create', {
    body: { beneficiary_id: id, amount, currency: 'INR', mode },
  }).id;
}

/** What merchants, customers and banks do, each way once. */
function everything(state: State) {
  refunded(state, paid(state, 'success@example'), money.amount);
  const part = paid(state, 'slow@example');
  for (const payer of ['failure@example', 'never@example']) paid(state, payer);
  advance(state, 3_600_000);
  refunded(state, part, 100_00);
  refunded(state, paid(state, 'norefund@example'), 100_00);
  paid(state, 'success@example', 'manual');
  const held = paid(state, 'success@example', 'manual');
  done(state, 'payments.cancel', { params: { payment_id: held } });
  const waiting = paid(state, 'never@example');
  done(state, 'payments.cancel', { params: { payment_id: waiting } });
  const { id: order_id } = done<{ id: string }>(state, 'orders.create', { body: money });
  done(state, 'orders.cancel', { params: { order_id } });
  done(state, 'beneficiaries.deactivate', {
    params: { beneficiary_id: 'bene_test_0000000001' },
  });
  for (const account of ['000123456789', '000000000001', '000000000002', '000000000004'])
    paidOut(state, account);
  done(state, 'payouts.cancel', { params: { payout_id: paidOut(state, '000123456789') } });
  paidOut(state, '000123456789', 10_50_000_00);
  for (const consumer_number of ['000000000', '000000001', '000000002'])
    done(state, 'bills.pay', {
      body: {
        biller_id: 'SAMP00000NAT01',
        consumer_number,
        amount: 1_145_00,
        mode: 'ONLINE',
      },
    });
  done(state, 'bank.verify', { body: { account_number: '000000000002', ifsc: 'ABCD0123456' } });
  done(state, 'sandbox.moveClock', { body: { seconds: 2 * 86_400, bank: 'refuses' } });
}

it('every listed state is reached, and what waits for its time comes to an end', () => {
  const state = seeded();
  everything(state);
  expect(state.balances).toEqual(heldByObjects(state));
  for (let day = 0; day < 12; day++) {
    for (const [place, delivery] of [...state.outgoing].entries())
      attempted(state, delivery, place === 0 ? 200 : 500);
    advance(state, DAY);
    expect(state.balances).toEqual(heldByObjects(state));
  }
  const others = {
    beneficiary: ['active'],
    // Answers of calls that decide at once: the table of checks is tested separately.
    verification: statesOf(resources.verification).filter(
      (each) => !['pending', 'valid'].includes(each),
    ),
  } as Record<string, string[]>;
  for (const [kind, each] of Object.entries(resources)) {
    const moved = state.moves.filter((move) => move.kind === kind);
    const seen = new Set([...moved.flatMap(({ from, to }) => [from, to]), ...(others[kind] ?? [])]);
    expect([kind, statesOf(each).filter((one) => !seen.has(one))]).toEqual([kind, []]);
    for (const name of Object.keys(each.transitions))
      expect([kind, name, moved.some(({ transition }) => transition === name)]).toEqual([
        kind,
        name,
        true,
      ]);
  }
});
