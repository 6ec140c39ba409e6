import type { ToolFile } from '#copy/types/toolbox.ts';

export const tool = {
  group: 'verify',
  place: 70,
  name: 'Company CIN',
  title: 'Company CIN',
  line: 'Type, state and year of a company',
  to: '/apis/cinFeatures#check',
  icon: 'building',
  legal: { called: 'the number checks', is: 'calculation', reads: ['a CIN'] },
  words: [
    'cin',
    'company number',
    'company registration',
    'roc',
    'mca',
    'llpin',
    'कंपनी का CIN',
    'कंपनी',
    'kampani',
  ],
} as const satisfies ToolFile;
