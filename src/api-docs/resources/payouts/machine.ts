import { resource } from '#api-docs/kit/resource.ts';
import { Beneficiary, Payout } from './schemas.ts';

export const beneficiary = resource({
  name: 'beneficiary',
  prefix: 'bene',
  schema: Beneficiary,
  initial: ['active'],
  transitions: {
    deactivate: { from: ['active'], to: 'inactive', text: 'You deactivate it.' },
  },
});

export const payout = resource({
  name: 'payout',
  prefix: 'pout',
  schema: Payout,
  initial: ['queued', 'awaiting_approval'],
  transitions: {
    approve: {
      from: ['awaiting_approval'],
      to: 'queued',
      event: 'payout.approved',
      text: 'A second person agrees, after an hour in the sandbox.',
    },
    start: {
      from: ['queued'],
      to: 'processing',
      event: 'payout.processing',
      text: 'It goes to the bank: within seconds, or by NEFT at the next half hour.',
    },
    process: {
      from: ['processing'],
      to: 'processed',
      event: 'payout.processed',
      text: 'The beneficiary’s bank has it.',
    },
    fail: {
      from: ['processing'],
      to: 'failed',
      event: 'payout.failed',
      text: 'The bank refuses; the amount is yours again.',
    },
    reverse: {
      from: ['processed'],
      to: 'reversed',
      event: 'payout.reversed',
      text: 'The beneficiary’s bank sends it back, a day later in the sandbox.',
    },
    cancel: {
      from: ['queued', 'awaiting_approval'],
      to: 'cancelled',
      event: 'payout.cancelled',
      text: 'You cancel it before it goes.',
    },
  },
});
