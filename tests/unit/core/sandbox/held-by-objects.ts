import type { State } from '#core/sandbox/state/state.ts';

type Tail<All extends unknown[]> = All extends [unknown, ...infer Rest] ? Rest : never;

/** Money of one kind of object, in paise, where its status is one of these. */
const moneyOf = (
  state: State,
  kind: 'payment' | 'refund' | 'payout' | 'bill_payment' | 'settlement',
  ...statuses: string[]
) =>
  Object.values<{ status: string; amount: number }>(state.objects[kind])
    .filter(({ status }) => statuses.includes(status))
    .reduce((total, { amount }) => total + amount, 0);

/** What a merchant has at first: 25 lakh rupees. */
const OPENING = 25_00_000_00;

/** What each account must hold, in paise, told by what the reference says of each status. */
export function heldByObjects(state: State): State['balances'] {
  const of = (...asked: Tail<Parameters<typeof moneyOf>>) => moneyOf(state, ...asked);
  const taken = of('payment', 'captured', 'part_refunded', 'refunded');
  const fees = Object.values(state.objects.payment).reduce(
    (all, { fee, tax }) => all + fee + tax,
    0,
  );
  const [onTheWay, gone] = [
    of('payout', 'awaiting_approval', 'queued', 'processing') +
      of('bill_payment', 'pending') +
      of('settlement', 'created', 'processing'),
    of('payout', 'processed') + of('bill_payment', 'paid') + of('settlement', 'settled'),
  ];
  return {
    merchant: OPENING + taken - fees - of('refund', 'pending', 'processed') - onTheWay - gone,
    escrow: of('payment', 'authorized') + of('refund', 'pending') + onTheWay,
    fees,
    bank: gone - OPENING,
    customer: of('refund', 'processed') - taken - of('payment', 'authorized'),
  };
}
