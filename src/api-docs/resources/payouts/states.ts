export const beneficiaryStates = ['active', 'inactive'] as const;

export const payoutStates = [
  'queued',
  'awaiting_approval',
  'processing',
  'processed',
  'failed',
  'reversed',
  'cancelled',
] as const;
