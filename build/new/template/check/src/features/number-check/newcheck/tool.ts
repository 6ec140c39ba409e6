import type { ToolFile } from '#copy/types/toolbox.ts';

export const tool = {
  group: 'verify',
  place: 95,
  name: 'New check',
  title: 'New check',
  line: 'Format of the number',
  to: '/tools/newcheck',
  icon: 'id',
  legal: {
    called: 'the number checks',
    is: 'calculation',
    reads: ['a number of the kind New check'],
  },
  words: ['new check', 'नई जाँच'],
} as const satisfies ToolFile;
