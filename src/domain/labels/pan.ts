export const PAN_LABELS = [
  'PAN',
  'PAN CARD',
  'पैन',
  'पैन कार्ड',
  'PERMANENT ACCOUNT',
  'स्थायी खाता',
  'स्थायी लेखा',
] as const;
