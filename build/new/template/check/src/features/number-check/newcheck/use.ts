import { formats } from '#copy/sample-outcomes.ts';
import type { ToolUse } from '#copy/types/tool-use.ts';

export const use = {
  path: '/tools/newcheck',
  first: 'New check',
  press: 'Check the format',
  shown: formats,
  secrets: [{ typed: { 'New check': 'ZQXP73918' }, says: 'Format right' }],
} satisfies ToolUse;
