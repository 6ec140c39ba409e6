import { formats } from '#copy/sample-outcomes.ts';
import type { ToolUse } from '#copy/types/tool-use.ts';

export const use = {
  path: '/apis/bbpsFeatures',
  first: 'Biller ID',
  press: 'Check the format',
  shown: formats,
  secrets: [
    {
      typed: {
        'Biller ID': 'ZQXK73918462NA',
        'Consumer number': '7391846250',
        'Amount (₹)': '7391.84',
      },
      says: 'In the request',
    },
  ],
} satisfies ToolUse;
