export const CONSUMER_LABELS = ['CONSUMER', 'CUSTOMER', 'CUST', 'उपभोक्ता', 'ग्राहक'] as const;
