export const orderStates = ['created', 'attempted', 'paid', 'expired', 'cancelled'] as const;

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
  'cancelled',
] as const;

export const refundStates = ['pending', 'processed', 'failed'] as const;
