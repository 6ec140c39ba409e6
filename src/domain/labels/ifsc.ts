export const IFSC_LABELS = [
  'IFSC',
  'IFS',
  'RTGS/NEFT IFSC',
  'NEFT IFSC',
  'MICR',
  'आईएफएससी',
] as const;
