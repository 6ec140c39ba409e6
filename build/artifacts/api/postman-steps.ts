import type { OperationId } from '../../../src/api-docs/operations.ts';

/** A request of the collection: a sample of a call. */
export interface Step {
  call: OperationId;
  /** Name of the sample; the first one if left out. */
  sample?: string;
}

const newOrder: Step = { call: 'orders.create' };
const customerPays: Step = { call: 'sandbox.pay' };
const asked: Step[] = [newOrder, { call: 'payments.create' }];
const held: Step[] = [
  newOrder,
  { call: 'payments.create', sample: 'Held until captured' },
  customerPays,
];

/** What a run from top to bottom does before a call, so that the call meets an object in a state that allows it. */
export const stepsBefore: Partial<Record<OperationId, readonly Step[]>> = {
  'payments.capture': held,
  'payments.cancel': held,
  'refunds.create': [...asked, customerPays],
  // The beneficiary made before it is inactive by then.
  'payouts.create': [{ call: 'beneficiaries.create' }],
  'sandbox.pay': asked,
};
