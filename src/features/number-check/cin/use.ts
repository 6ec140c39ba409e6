import { formats } from '#copy/sample-outcomes.ts';
import type { ToolUse } from '#copy/types/tool-use.ts';

export const use = {
  path: '/apis/cinFeatures',
  first: 'CIN',
  press: 'Check the format',
  shown: formats,
  secrets: [{ typed: { CIN: 'U73918KA2019PTC739184' }, says: 'Format right' }],
} satisfies ToolUse;
