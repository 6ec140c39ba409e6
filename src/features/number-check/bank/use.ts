import { formats } from '#copy/sample-outcomes.ts';
import type { ToolUse } from '#copy/types/tool-use.ts';

export const use = {
  path: '/apis/bankFeatures',
  first: 'Account number',
  press: 'Check the format',
  shown: formats,
  secrets: [
    {
      typed: { 'Account number': '739184625074', IFSC: 'SBIN0739184' },
      says: 'State Bank of India',
    },
  ],
} satisfies ToolUse;
