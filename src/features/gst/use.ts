import { beforeComma } from '#copy/sample-outcomes.ts';
import type { ToolUse } from '#copy/types/tool-use.ts';

export const use = {
  path: '/apis/GSTVerificationPage',
  first: 'GSTIN',
  press: 'Verify GST',
  keyboard: { typed: ['07aaafs0000d2z5'], submit: 'button', says: 'Delhi (07)' },
  shown: beforeComma,
  secrets: [{ typed: { GSTIN: '27ZQXPK7391M1Z5' }, says: 'No government database was checked.' }],
} satisfies ToolUse;
