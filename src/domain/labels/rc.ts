export const RC_LABELS = [
  'RC',
  'IND',
  'VEHICLE',
  'REGN',
  'REG',
  'REGISTRATION',
  'PLATE',
  'NUMBER PLATE',
  'CAR',
  'BIKE',
  'गाड़ी',
  'वाहन',
] as const;
