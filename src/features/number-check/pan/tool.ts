import type { ToolFile } from '#copy/types/toolbox.ts';

export const tool = {
  group: 'verify',
  place: 20,
  menuPlace: 50,
  name: 'PAN',
  title: 'PAN',
  line: 'Who the holder is, from one letter',
  to: '/apis/panFeatures#check',
  icon: 'id',
  legal: { called: 'the number checks', is: 'calculation', reads: ['a PAN'] },
  specimen: { kind: 'code', pieces: ['AAA', 'P', 'S', '0000', 'K'], marked: 1 },
  words: [
    'pan card',
    'pancard',
    'pan no',
    'pan number',
    'income tax',
    'पैन',
    'पैन कार्ड',
    'PAN जाँच',
    'pen card',
  ],
} as const satisfies ToolFile;
