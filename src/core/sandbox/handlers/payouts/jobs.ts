import type { FailureCode } from '#api-docs/kit/failure.ts';
import { accountFates, type PayoutFate } from '#api-docs/resources/payouts/values.ts';
import { schedule } from '#core/sandbox/clock/due.ts';
import { DAY, nextHalfHour } from '#core/sandbox/clock/time.ts';
import { failureOf } from '#core/sandbox/failure-of.ts';
import type { Job } from '#core/sandbox/handlers/handler.ts';
import { transfer } from '#core/sandbox/ledger.ts';
import { can, move } from '#core/sandbox/move.ts';
import { bankReference } from '#core/sandbox/state/bank-reference.ts';
import type { Objects, State } from '#core/sandbox/state/state.ts';
import { find } from '#core/sandbox/state/store.ts';

const SECONDS = 1_000;

/** When a queued payout goes to the bank. */
export const startsAt = ({ now }: State, { mode }: Objects['payout']): number =>
  mode === 'NEFT' ? nextHalfHour(now) : now + 2 * SECONDS;

const FAILURE: Partial<Record<PayoutFate, FailureCode>> = {
  frozen: 'account_frozen',
  unknown: 'account_unknown',
};

function fateOf(state: State, { beneficiary_id }: Objects['payout']): PayoutFate {
  const { account } = find(state, 'beneficiary', beneficiary_id);
  const value =
    account.type === 'bank'
      ? account.account_number
      : account.type === 'upi'
        ? account.upi_id
        : account.phone;
  return accountFates[value] ?? 'processed';
}

export const payoutJobs = {
  'payout.approve'(state, id) {
    const payout = find(state, 'payout', id);
    if (!can('payout', payout, 'approve')) return;
    move(state, 'payout', payout, 'approve');
    schedule(state, startsAt(state, payout), 'payout.start', id);
  },
  'payout.start'(state, id) {
    const payout = find(state, 'payout', id);
    if (!can('payout', payout, 'start')) return;
    move(state, 'payout', payout, 'start');
    const pause = fateOf(state, payout) === 'slow' ? DAY : 3 * SECONDS;
    schedule(state, state.now + pause, 'payout.finish', id);
  },
  'payout.finish'(state, id) {
    const payout = find(state, 'payout', id);
    const fate = fateOf(state, payout);
    const failure = FAILURE[fate];
    if (failure) {
      payout.failure = failureOf(failure);
      move(state, 'payout', payout, 'fail');
      return transfer(state, id, payout.amount, 'escrow', 'merchant');
    }
    payout.utr = bankReference(state);
    move(state, 'payout', payout, 'process');
    transfer(state, id, payout.amount, 'escrow', 'bank');
    if (fate === 'reversed') schedule(state, state.now + DAY, 'payout.reverse', id);
  },
  'payout.reverse'(state, id) {
    const payout = find(state, 'payout', id);
    move(state, 'payout', payout, 'reverse');
    transfer(state, id, payout.amount, 'bank', 'merchant');
  },
} as const satisfies Record<string, Job>;
