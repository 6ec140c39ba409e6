export const LICENCE_LABELS = [
  'DL',
  'DRIVING LICENCE',
  'DRIVING LICENSE',
  'LICENCE',
  'LICENSE',
  'DRIVING LIC',
  'LIC',
  'लाइसेंस',
  'ड्राइविंग लाइसेंस',
] as const;
