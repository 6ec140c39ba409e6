import { beforeComma } from '#copy/sample-outcomes.ts';
import type { ToolUse } from '#copy/types/tool-use.ts';

export const use = {
  path: '/apis/driving-licence',
  first: 'Driving Licence Number',
  press: 'Verify DL',
  keyboard: { typed: ['MH12 20090000000'], submit: 'field', says: 'First issued in 2009' },
  shown: beforeComma,
  secrets: [
    {
      typed: { 'Driving Licence Number': 'KA0120197391846' },
      says: 'No government database was checked.',
    },
  ],
  forgets: ['Driving Licence Number'],
} satisfies ToolUse;
