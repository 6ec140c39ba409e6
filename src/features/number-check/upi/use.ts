import { formats } from '#content/sample-outcomes.ts';
import type { ToolUse } from '#content/types/tool-use.ts';

export const use = {
  path: '/apis/upiFeatures',
  first: 'UPI ID',
  press: 'Check the format',
  shown: formats,
  secrets: [{ typed: { 'UPI ID': 'marked.id@zqxhandle' }, says: 'Format right' }],
} satisfies ToolUse;
