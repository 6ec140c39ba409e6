import { formats } from '#copy/sample-outcomes.ts';
import type { ToolUse } from '#copy/types/tool-use.ts';

export const use = {
  path: '/apis/aadhaarFeatures',
  first: 'Aadhaar number or Virtual ID',
  press: 'Check the format',
  shown: formats,
  secrets: [
    { typed: { 'Aadhaar number or Virtual ID': '7391 8462 5073' }, says: 'Format wrong' },
    // A right one is masked, and forgotten by the field.
    { typed: { 'Aadhaar number or Virtual ID': '2341 2341 2346' }, says: 'XXXX XXXX 2346' },
  ],
  forgets: ['Aadhaar number or Virtual ID'],
} satisfies ToolUse;
