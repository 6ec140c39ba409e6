import { formats } from '#copy/sample-outcomes.ts';
import type { ToolUse } from '#copy/types/tool-use.ts';

export const use = {
  path: '/apis/panFeatures',
  first: 'PAN',
  press: 'Check the format',
  shown: formats,
  secrets: [{ typed: { PAN: 'ZQXPK7392N' }, says: 'Individual (P)' }],
} satisfies ToolUse;
