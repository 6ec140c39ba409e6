import { formats } from '#copy/sample-outcomes.ts';
import type { ToolUse } from '#copy/types/tool-use.ts';

export const use = {
  path: '/apis/ocrFeatures',
  first: 'Text',
  press: 'Check the format',
  keyboard: {
    typed: ['IFSC SBIN0000000, Aadhaar 9999 4105 7058'],
    submit: 'button',
    says: 'XXXX XXXX 7058',
  },
  shown: formats,
  secrets: [{ typed: { Text: 'Marked words of a document ZQXPK7393P' }, says: 'Format right' }],
} satisfies ToolUse;
