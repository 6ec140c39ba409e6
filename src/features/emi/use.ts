import { amountIn } from '#copy/sample-outcomes.ts';
import type { ToolUse } from '#copy/types/tool-use.ts';

export const use = {
  path: '/products/LoanPortal',
  first: 'Loan amount (₹)',
  keyboard: { typed: ['7,31,973'], says: '₹7,31,973.00' },
  shown: amountIn,
  inAddress: true,
  secrets: [
    {
      typed: {
        'Loan amount (₹)': '73,91,846',
        'Rate (% a year)': '11.37',
        'Term (months)': '317',
      },
      says: '₹73,91,846',
    },
  ],
} satisfies ToolUse;
