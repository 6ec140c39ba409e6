export const ACCOUNT_LABELS = [
  'A/C',
  'AC',
  'ACC',
  'ACCT',
  'ACCOUNT',
  'BANK ACCOUNT',
  'SB A/C',
  'CA A/C',
  'खाता',
  'बैंक खाता',
] as const;
