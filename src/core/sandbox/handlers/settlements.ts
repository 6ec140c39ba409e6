import type { settlementOperations } from '#api-docs/resources/settlements/operations.ts';
import { written } from '#core/sandbox/clock/time.ts';
import { balanceOf } from '#core/sandbox/ledger.ts';
import { all, find, pageOf } from '#core/sandbox/state/store.ts';
import type { Handlers } from './handler.ts';

export const settlements: Handlers<typeof settlementOperations> = {
  'balance.get': (state) => ({
    available: balanceOf(state, 'merchant'),
    on_the_way: balanceOf(state, 'escrow'),
    currency: 'INR',
    at: written(state.now),
  }),
  'settlements.list': (state, { query }) => pageOf(all(state, 'settlement'), query),
  'settlements.get': (state, { params }) => find(state, 'settlement', params.settlement_id),
  'settlements.entries'(state, { params, query }) {
    const { id } = find(state, 'settlement', params.settlement_id);
    return pageOf(state.entries[id] ?? [], { ...query, order: 'oldest' });
  },
};
