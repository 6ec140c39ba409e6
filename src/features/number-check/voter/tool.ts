import type { ToolFile } from '#copy/types/toolbox.ts';

export const tool = {
  group: 'verify',
  place: 90,
  name: 'Voter ID',
  title: 'Voter ID',
  line: 'Check digit of an EPIC number',
  to: '/apis/voterFeatures#check',
  icon: 'vote',
  legal: { called: 'the number checks', is: 'calculation', reads: ['a voter ID'] },
  words: [
    'epic',
    'election card',
    'voter card',
    'voter id card',
    'matdata',
    'वोटर ID',
    'वोटर कार्ड',
    'मतदाता',
  ],
} as const satisfies ToolFile;
