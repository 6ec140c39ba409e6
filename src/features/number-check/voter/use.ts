import { formats } from '#copy/sample-outcomes.ts';
import type { ToolUse } from '#copy/types/tool-use.ts';

export const use = {
  path: '/apis/voterFeatures',
  first: 'Voter ID (EPIC)',
  press: 'Check the format',
  shown: formats,
  secrets: [{ typed: { 'Voter ID (EPIC)': 'ZQX7391846' }, says: 'The check digit at the end' }],
} satisfies ToolUse;
