import type { ToolUse } from '#copy/types/tool-use.ts';

export const use = {
  path: '/tools/new-tool',
  first: 'Amount (₹)',
  press: 'Show in words',
  keyboard: {
    typed: ['73,91,846'],
    submit: 'button',
    says: 'seventy-three lakh ninety-one thousand',
  },
  shown: (outcome) => [outcome],
  secrets: [{ typed: { 'Amount (₹)': '73,91,846' }, says: 'seventy-three lakh' }],
} satisfies ToolUse;
