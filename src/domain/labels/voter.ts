export const VOTER_LABELS = [
  'EPIC',
  'VOTER',
  'VOTER CARD',
  'ELECTION CARD',
  'वोटर',
  'वोटर कार्ड',
  'मतदाता',
  'पहचान पत्र',
] as const;
