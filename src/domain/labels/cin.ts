export const CIN_LABELS = [
  'CIN',
  'CORPORATE IDENTITY',
  'CORPORATE IDENTIFICATION',
  'LLPIN',
  'LLP IDENTIFICATION',
  'FLLPIN',
  'FCRN',
  'FOREIGN COMPANY REGISTRATION',
  'सीआईएन',
  'एलएलपी पहचान',
  'एलएलपीआईएन',
  'एफसीआरएन',
] as const;
