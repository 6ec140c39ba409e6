export const CONSUMER_LABELS = ['CONSUMER', 'CUSTOMER', 'उपभोक्ता', 'ग्राहक'] as const;
