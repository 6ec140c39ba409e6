import { APPROVAL_ABOVE, modes } from '#api-docs/resources/payouts/limits.ts';
import type { payoutOperations } from '#api-docs/resources/payouts/operations.ts';
import { schedule } from '#core/sandbox/clock/due.ts';
import { HOUR } from '#core/sandbox/clock/time.ts';
import { balanceOf, transfer } from '#core/sandbox/ledger.ts';
import { move } from '#core/sandbox/move.ts';
import { Refused } from '#core/sandbox/refused.ts';
import { all, create, find, pageOf } from '#core/sandbox/state/store.ts';
import type { Handlers } from './handler.ts';
import { startsAt } from './payouts/jobs.ts';

export const payouts: Handlers<typeof payoutOperations> = {
  'beneficiaries.create': (state, { body }) =>
    create(state, 'beneficiary', { status: 'active', ...body }),
  'beneficiaries.get': (state, { params }) => find(state, 'beneficiary', params.beneficiary_id),
  'beneficiaries.list': (state, { query }) => pageOf(all(state, 'beneficiary'), query),
  'beneficiaries.deactivate'(state, { params }) {
    const beneficiary = find(state, 'beneficiary', params.beneficiary_id);
    move(state, 'beneficiary', beneficiary, 'deactivate');
    return beneficiary;
  },

  'payouts.create'(state, { body }) {
    const { account, status } = find(state, 'beneficiary', body.beneficiary_id);
    if (status !== 'active') throw new Refused('beneficiary_inactive');
    const { reaches, least, most } = modes[body.mode];
    const isReached = (reaches as readonly string[]).includes(account.type);
    if (!isReached || body.amount < least || body.amount > most)
      throw new Refused('mode_not_possible');
    if (body.amount > balanceOf(state, 'merchant')) throw new Refused('balance_too_low');
    const waits = body.amount > APPROVAL_ABOVE;
    const payout = create(state, 'payout', {
      status: waits ? 'awaiting_approval' : 'queued',
      ...body,
    });
    transfer(state, payout.id, payout.amount, 'merchant', 'escrow');
    if (waits) schedule(state, state.now + HOUR, 'payout.approve', payout.id);
    else schedule(state, startsAt(state, payout), 'payout.start', payout.id);
    return payout;
  },
  'payouts.get': (state, { params }) => find(state, 'payout', params.payout_id),
  'payouts.list': (state, { query }) => pageOf(all(state, 'payout'), query),
  'payouts.cancel'(state, { params }) {
    const payout = find(state, 'payout', params.payout_id);
    move(state, 'payout', payout, 'cancel');
    transfer(state, payout.id, payout.amount, 'escrow', 'merchant');
    return payout;
  },
};
