export const AADHAAR_LABELS = [
  'AADHAAR',
  'AADHAR',
  'ADHAAR',
  'ADHAR',
  'AADHAAR CARD',
  'AADHAR CARD',
  'UID',
  'UIDAI',
  'आधार',
  'आधार कार्ड',
] as const;
