import { schedule } from '#core/sandbox/clock/due.ts';
import { HOUR, nextWorkingMorning } from '#core/sandbox/clock/time.ts';
import type { Job } from '#core/sandbox/handlers/handler.ts';
import { balanceOf, transfer } from '#core/sandbox/ledger.ts';
import { move } from '#core/sandbox/move.ts';
import { bankReference } from '#core/sandbox/state/bank-reference.ts';
import type { State } from '#core/sandbox/state/state.ts';
import { create, find } from '#core/sandbox/state/store.ts';

/** What a settlement made now would bring, in paise; nothing where it is not worth a transfer. */
export function worthSettling(state: State): number {
  const amount = state.unsettled.reduce((total, { net }) => total + net, 0);
  return amount > balanceOf(state, 'merchant') ? 0 : Math.max(0, amount);
}

/** What the lines of a settlement come to, by their columns. */
function totalsOf(entries: State['unsettled']) {
  const sum = (of: (entry: State['unsettled'][number]) => number) =>
    entries.reduce((total, entry) => total + of(entry), 0);
  const ofKind = (wanted: string) => sum(({ kind, amount }) => (kind === wanted ? amount : 0));
  return {
    payments: ofKind('payment'),
    refunds: ofKind('refund'),
    fees: sum(({ fee }) => fee),
    tax: sum(({ tax }) => tax),
  };
}

export const settlementJobs = {
  /** Every working morning. What is not worth a transfer stays for the next. */
  'settlement.create'(state) {
    schedule(state, nextWorkingMorning(state.now), 'settlement.create', '');
    const amount = worthSettling(state);
    if (amount === 0) return;
    const entries = state.unsettled.splice(0);
    const { id } = create(state, 'settlement', {
      status: 'created',
      amount,
      ...totalsOf(entries),
      currency: 'INR',
    });
    state.entries[id] = entries;
    transfer(state, id, amount, 'merchant', 'escrow');
    schedule(state, state.now + HOUR, 'settlement.start', id);
  },
  'settlement.start'(state, id) {
    move(state, 'settlement', find(state, 'settlement', id), 'start');
    schedule(state, state.now + 2 * HOUR, 'settlement.finish', id);
  },
  'settlement.finish'(state, id) {
    const settlement = find(state, 'settlement', id);
    if (state.bankRefuses) {
      state.unsettled.unshift(...(state.entries[id] ?? []));
      move(state, 'settlement', settlement, 'fail');
      return transfer(state, id, settlement.amount, 'escrow', 'merchant');
    }
    settlement.utr = bankReference(state);
    move(state, 'settlement', settlement, 'settle');
    transfer(state, id, settlement.amount, 'escrow', 'bank');
  },
} as const satisfies Record<string, Job>;
