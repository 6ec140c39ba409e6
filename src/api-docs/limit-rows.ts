import type { GenericSchema } from 'valibot';
import type { TestValues } from '#copy/types/sections.ts';
import { fieldRows } from './field-rows.ts';
import { KEY, keys } from './keys.ts';
import { Page } from './kit/lists.ts';
import { PayBill } from './resources/bills/schemas.ts';
import { HELD_DAYS, ORDER_HOURS, PAYMENT_MINUTES } from './resources/payments/lives.ts';
import { CreateOrder, CreatePayment } from './resources/payments/schemas.ts';
import { modes } from './resources/payouts/limits.ts';
import { pauses } from './resources/webhooks/delivery.ts';

/** Kind and bounds of a field, as the reference has them. */
const boundsOf = (schema: GenericSchema, name: string) =>
  fieldRows(schema).find((row) => row.name === name)?.type ?? '';

const rupees = (paise: number) => `₹${(paise / 100).toLocaleString('en-IN')}`;

const HOUR = 3_600_000;
const hours = pauses.reduce((total, pause) => total + pause, 0) / HOUR;

/** Limits in numbers, from the table of calls: what, how much, and what happens beyond. */
export const limitRows: TestValues['rows'] = [
  {
    label: 'Calls',
    input: `${keys[KEY]?.perSecond.toLocaleString('en-IN')} a second with a key`,
    outcome: 'rate_limited; Retry-After and RateLimit say when to go on.',
  },
  { label: 'Body', input: '1 MB', outcome: 'Beyond it: body_too_large.' },
  {
    label: 'A page of a list',
    input: `limit: ${boundsOf(Page, 'limit')}; 20 if left out`,
    outcome: 'next leads to the rest.',
  },
  {
    label: 'Order and payment',
    input: `amount: ${boundsOf(CreateOrder, 'amount')}, in paise`,
    outcome: `An order can be paid for ${ORDER_HOURS} hours, a payment waits ${PAYMENT_MINUTES} minutes, money is held ${HELD_DAYS} days.`,
  },
  {
    label: 'Refunds',
    input: 'As many as you like, together no more than the payment',
    outcome: 'Beyond it: refund_too_high.',
  },
  {
    label: 'Bill',
    input: `amount: ${boundsOf(PayBill, 'amount')}, in paise`,
    outcome: 'Beyond it: invalid_request.',
  },
  ...Object.entries(modes).map(([mode, { least, most }]) => ({
    label: `Payout by ${mode}`,
    input: `${rupees(least)} to ${rupees(most)}`,
    outcome: 'Beyond it: mode_not_possible.',
  })),
  {
    label: 'Texts of yours',
    input: `reference: ${boundsOf(CreateOrder, 'reference')}; description: ${boundsOf(CreatePayment, 'description')}`,
    outcome: 'Beyond it: invalid_request.',
  },
  {
    label: 'metadata',
    input: 'At most 20 texts of 1 to 200 characters, names of 1 to 40',
    outcome: 'Beyond it: invalid_request.',
  },
  {
    label: 'Idempotency-Key',
    input: '1 to 64 characters, kept 24 hours',
    outcome: 'Afterwards the same key is a new request.',
  },
  {
    label: 'Deliveries of an event',
    input: `${pauses.length}, the last one ${Math.round(hours)} hours after the first`,
    outcome: 'given_up; have it delivered again.',
  },
];
