import { amountIn } from '#copy/sample-outcomes.ts';
import type { ToolUse } from '#copy/types/tool-use.ts';

export const use = {
  path: '/products/insurancePortal',
  first: 'Sum insured (₹)',
  keyboard: { typed: ['7,31,973'], says: '₹7,31,973.00' },
  shown: amountIn,
  inAddress: true,
  secrets: [{ typed: { 'Sum insured (₹)': '37,39,184' }, says: '₹37,39,184' }],
} satisfies ToolUse;
