import type { ToolFile } from '#copy/types/toolbox.ts';

export const tool = {
  group: 'plan',
  place: 90,
  name: 'New tool',
  title: 'New tool',
  line: 'An amount in words',
  to: '/tools/new-tool',
  icon: 'list',
  legal: { called: 'the tool New tool', is: 'calculation' },
  words: ['new tool', 'नया टूल'],
} as const satisfies ToolFile;
