import { billPayment } from './bills/machine.ts';
import { order, payment, refund } from './payments/machine.ts';
import { beneficiary, payout } from './payouts/machine.ts';
import { settlement } from './settlements/machine.ts';
import { verification } from './verification/machine.ts';
import { delivery } from './webhooks/delivery.ts';

/** Every kind of object that has states, by its name. */
export const resources = {
  order,
  payment,
  refund,
  beneficiary,
  payout,
  bill_payment: billPayment,
  settlement,
  verification,
  delivery,
} as const;

export type ResourceName = keyof typeof resources;
