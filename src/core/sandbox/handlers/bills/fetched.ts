import { Refused } from '#core/sandbox/refused.ts';
import type { Objects, State } from '#core/sandbox/state/state.ts';

type Payment = Pick<Objects['bill'], 'biller_id' | 'consumer_number' | 'amount'>;

/**
 * Takes the fetched bill that a payment is for, so that it is paid once. Where the biller leaves fetching to us, there
 * may be none.
 *
 * @throws Refused `bill_not_fetched` or `amount_differs`
 */
export function takeBill(state: State, { fetch }: Objects['biller'], payment: Payment): void {
  const fetched = Object.values(state.objects.bill).filter(
    ({ biller_id, consumer_number }) =>
      biller_id === payment.biller_id && consumer_number === payment.consumer_number,
  );
  if (fetched.length === 0 && fetch === 'required') throw new Refused('bill_not_fetched');
  if (fetched.some(({ amount }) => amount !== payment.amount)) throw new Refused('amount_differs');
  for (const { id } of fetched) delete state.objects.bill[id];
}
