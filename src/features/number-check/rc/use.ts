import { formats } from '#copy/sample-outcomes.ts';
import type { ToolUse } from '#copy/types/tool-use.ts';

export const use = {
  path: '/apis/rcFeatures',
  first: 'Registration number',
  press: 'Check the format',
  shown: formats,
  secrets: [
    {
      typed: { 'Registration number': 'KA09ZQ7391', 'Driving licence number': 'KA0220197391847' },
      says: 'Karnataka (KA)',
    },
  ],
} satisfies ToolUse;
