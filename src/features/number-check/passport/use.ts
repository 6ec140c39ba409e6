import { formats } from '#copy/sample-outcomes.ts';
import type { ToolUse } from '#copy/types/tool-use.ts';

export const use = {
  path: '/apis/passportFeatures',
  first: 'Passport number',
  press: 'Check the format',
  shown: formats,
  secrets: [{ typed: { 'Passport number': 'Z7391846' }, says: 'Format right' }],
} satisfies ToolUse;
