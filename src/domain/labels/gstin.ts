export const GSTIN_LABELS = [
  'GSTIN/UIN',
  'GSTIN',
  'GSTN',
  'GST',
  'UIN',
  'TIN',
  'जीएसटी',
  'जीएसटीआईएन',
] as const;
