import type { ToolFile } from '#copy/types/toolbox.ts';

export const tool = {
  group: 'collect',
  place: 30,
  name: 'UPI ID',
  title: 'UPI ID',
  line: 'Read an ID before you print it',
  to: '/apis/upiFeatures#check',
  icon: 'device',
  legal: { called: 'the number checks', is: 'calculation', reads: ['a UPI ID'] },
  specimen: { kind: 'name', text: 'meena@example' },
  words: [
    'vpa',
    'upi',
    'upi address',
    'bhim',
    'gpay',
    'google pay',
    'phonepe',
    'यूपीआई',
    'UPI ID जाँच',
  ],
} as const satisfies ToolFile;
