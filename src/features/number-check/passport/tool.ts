import type { ToolFile } from '#copy/types/toolbox.ts';

export const tool = {
  group: 'verify',
  place: 80,
  name: 'Passport',
  title: 'Passport',
  line: 'Format of a passport number',
  to: '/apis/passportFeatures#check',
  icon: 'pass',
  legal: { called: 'the number checks', is: 'calculation', reads: ['a passport number'] },
  words: ['pasport', 'passport number', 'e-passport', 'पासपोर्ट', 'पासपोर्ट नंबर'],
} as const satisfies ToolFile;
