import { formats } from '#copy/sample-outcomes.ts';
import type { ToolUse } from '#copy/types/tool-use.ts';

export const use = {
  path: '/apis/upiFeatures',
  first: 'UPI ID',
  press: 'Check the format',
  shown: formats,
  secrets: [{ typed: { 'UPI ID': 'marked.id@zqxhandle' }, says: 'Format right' }],
} satisfies ToolUse;
