import type { ToolFile } from '#copy/types/toolbox.ts';

export const tool = {
  group: 'verify',
  place: 30,
  name: 'Aadhaar',
  title: 'Aadhaar',
  line: 'Check digit, and safe masking',
  to: '/apis/aadhaarFeatures#check',
  icon: 'fingerprint',
  legal: {
    called: 'the number checks',
    is: 'calculation',
    reads: ['an Aadhaar number or Virtual ID'],
  },
  specimen: { kind: 'digits', text: '•••• •••• 7058' },
  words: [
    'adhar',
    'aadhar',
    'adhaar',
    'aadhaar card',
    'adhar card',
    'aadhar card',
    'uid',
    'uidai',
    'virtual id',
    'आधार',
    'आधार कार्ड',
    'आधार नंबर',
    'adhar number',
  ],
} as const satisfies ToolFile;
