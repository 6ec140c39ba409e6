export const REFERENCE_LABELS = [
  'UTR',
  'RRN',
  'REF',
  'REFERENCE',
  'TXN',
  'TRANSACTION',
  'ORDER',
  'INVOICE',
  'BILL',
  'RECEIPT',
  'ACK',
  'TOKEN',
] as const;
