export const UPI_LABELS = [
  'UPI',
  'UPI ID',
  'VPA',
  'यूपीआई',
  'GPAY',
  'GOOGLE PAY',
  'PHONEPE',
  'PAYTM',
  'BHIM',
] as const;
