export const orderStates = ['created', 'attempted', 'paid', 'expired'] as const;

export const paymentStates = [
  'created',
  'pending',
  'authorized',
  'captured',
  'part_refunded',
  'refunded',
  'failed',
  'expired',
  'voided',
] as const;

export const refundStates = ['pending', 'processed', 'failed'] as const;
