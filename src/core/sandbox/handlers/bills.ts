import type { billOperations } from '#api-docs/resources/bills/operations.ts';
import type { Consumer } from '#api-docs/resources/bills/values.ts';
import { schedule } from '#core/sandbox/clock/due.ts';
import { MINUTE, written } from '#core/sandbox/clock/time.ts';
import { balanceOf, transfer } from '#core/sandbox/ledger.ts';
import { Refused } from '#core/sandbox/refused.ts';
import { bankReference } from '#core/sandbox/state/bank-reference.ts';
import { newId } from '#core/sandbox/state/ids.ts';
import { all, create, find, pageOf, put } from '#core/sandbox/state/store.ts';
import { takeBill } from './bills/fetched.ts';
import { billJobs } from './bills/jobs.ts';
import type { Handlers } from './handler.ts';

export const bills: Handlers<typeof billOperations> = {
  'billers.list': (state, { query }) => pageOf(all(state, 'biller'), { ...query, order: 'oldest' }),
  'bills.fetch'(state, { body }) {
    const { fetch } = find(state, 'biller', body.biller_id);
    const consumer = body.consumer_number as Consumer;
    if (fetch === 'none' || consumer === '000000003') throw new Refused('bill_not_found');
    return put(state, 'bill', {
      id: newId(state, 'bill'),
      ...body,
      customer_name: 'SAMPLE NAME',
      amount: 1_145_00,
      currency: 'INR',
      due_on: '2026-01-31',
      fetched_at: written(state.now),
    });
  },
  'bills.pay'(state, { body, requestId }) {
    const biller = find(state, 'biller', body.biller_id);
    if (!biller.modes.includes(body.mode)) throw new Refused('mode_not_accepted');
    if (body.amount > balanceOf(state, 'merchant')) throw new Refused('balance_too_low');
    takeBill(state, biller, body);
    const payment = create(state, 'bill_payment', {
      request_id: requestId,
      status: 'pending',
      ...body,
      currency: 'INR',
      bbps_reference: bankReference(state),
    });
    transfer(state, payment.id, payment.amount, 'merchant', 'escrow');
    const consumer = body.consumer_number as Consumer;
    if (consumer === '000000001') schedule(state, state.now + MINUTE, 'bill.pay', payment.id);
    else billJobs[consumer === '000000002' ? 'bill.fail' : 'bill.pay'](state, payment.id);
    return payment;
  },
  'billPayments.get': (state, { params }) => find(state, 'bill_payment', params.bill_payment_id),
  'billPayments.list': (state, { query }) => pageOf(all(state, 'bill_payment'), query),
};
