import { resource } from '#api-docs/kit/resource.ts';
import { Order, Payment, Refund } from './schemas.ts';

export const order = resource({
  name: 'order',
  prefix: 'order',
  schema: Order,
  initial: ['created'],
  transitions: {
    attempt: { from: ['created'], to: 'attempted', text: 'The first payment for it is created.' },
    pay: {
      from: ['attempted'],
      to: 'paid',
      event: 'order.paid',
      text: 'A payment for it is captured.',
    },
    expire: {
      from: ['created', 'attempted'],
      to: 'expired',
      event: 'order.expired',
      text: 'A day passes without a payment.',
    },
    cancel: {
      from: ['created', 'attempted'],
      to: 'cancelled',
      event: 'order.cancelled',
      text: 'You cancel it, and with it the payments that wait or are held.',
    },
  },
});

export const payment = resource({
  name: 'payment',
  prefix: 'pay',
  schema: Payment,
  initial: ['created'],
  transitions: {
    start: { from: ['created'], to: 'pending', text: 'The customer is asked to pay.' },
    authorize: {
      from: ['pending'],
      to: 'authorized',
      event: 'payment.authorized',
      text: 'The customer’s bank has agreed.',
    },
    fail: {
      from: ['pending'],
      to: 'failed',
      event: 'payment.failed',
      text: 'The customer or the bank refuses.',
    },
    expire: {
      from: ['pending'],
      to: 'expired',
      event: 'payment.expired',
      text: 'Nobody pays for 15 minutes.',
    },
    cancel: {
      from: ['pending'],
      to: 'cancelled',
      event: 'payment.cancelled',
      text: 'You cancel it while it waits for the customer.',
    },
    capture: {
      from: ['authorized'],
      to: 'captured',
      event: 'payment.captured',
      text: 'The money is yours: automatically, or by your call.',
    },
    void: {
      from: ['authorized'],
      to: 'voided',
      event: 'payment.voided',
      text: 'You cancel, or five days pass without a capture.',
    },
    refund_part: {
      from: ['captured'],
      to: 'part_refunded',
      event: 'payment.part_refunded',
      text: 'A part went back.',
    },
    refund: {
      from: ['captured', 'part_refunded'],
      to: 'refunded',
      event: 'payment.refunded',
      text: 'All of it went back.',
    },
  },
});

export const refund = resource({
  name: 'refund',
  prefix: 'rfnd',
  schema: Refund,
  initial: ['pending'],
  transitions: {
    process: {
      from: ['pending'],
      to: 'processed',
      event: 'refund.processed',
      text: 'The customer’s bank has it, after an hour in the sandbox.',
    },
    fail: {
      from: ['pending'],
      to: 'failed',
      event: 'refund.failed',
      text: 'The customer’s bank refuses it; the amount is yours again.',
    },
  },
});
