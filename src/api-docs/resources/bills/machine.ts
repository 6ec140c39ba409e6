import { resource } from '#api-docs/kit/resource.ts';
import { BillPayment } from './schemas.ts';

export const billPayment = resource({
  name: 'bill_payment',
  prefix: 'bpay',
  schema: BillPayment,
  initial: ['pending'],
  transitions: {
    pay: {
      from: ['pending'],
      to: 'paid',
      event: 'bill_payment.paid',
      text: 'The biller has confirmed it.',
    },
    fail: {
      from: ['pending'],
      to: 'failed',
      event: 'bill_payment.failed',
      text: 'The biller refused it; the amount is yours again.',
    },
  },
});
