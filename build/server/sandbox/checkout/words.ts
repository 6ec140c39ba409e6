import type { Objects } from '../../../../src/core/sandbox/state/state.ts';

type PaymentStatus = Objects['payment']['status'];

export const title = 'Sandbox checkout';
export const notReal = 'A sandbox: nothing here is real, and no money moves.';
export const other = 'हिंदी';
export const shop = 'Sample Shop';
export const amount = 'To pay';
export const payment = 'Payment';
export const order = 'Order';
export const by: Readonly<Record<'card' | 'netbanking' | 'upi' | 'wallet', string>> = {
  card: 'By card: one that ends in 1111',
  netbanking: 'By net banking:',
  upi: 'By UPI: the customer’s app shows this',
  wallet: 'By wallet:',
};
export const whatHappens = 'What does the customer do?';
export const acts = {
  'success@example': 'Pay',
  'failure@example': 'Let the bank refuse',
  'slow@example': 'Pay, and the bank agrees after ten minutes',
  'norefund@example': 'Pay; a refund will fail later',
} as const;
export const leave = 'Back to the shop without paying';
export const back = 'Back to the shop';
export const closed =
  'To close the window, close it: the shop hears nothing here, and reads the payment or its event.';
export const states: Readonly<Record<PaymentStatus, string>> = {
  created: 'Not asked for yet.',
  pending: 'The bank has not agreed yet.',
  authorized: 'Paid: the money is held for the shop.',
  captured: 'Paid.',
  failed: 'Not paid: the customer or the bank refused.',
  expired: 'Not paid in 15 minutes: it has expired.',
  cancelled: 'The shop cancelled it.',
  voided: 'Held money went back to the customer.',
  part_refunded: 'Paid, and a part went back.',
  refunded: 'Paid, and all of it went back.',
};
export const unknown = 'There is no such payment in this sandbox. It may have been reset.';
