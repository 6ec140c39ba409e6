import { hintIn, orHinted } from '#copy/sample-outcomes.ts';
import type { ToolUse } from '#copy/types/tool-use.ts';

export const use = {
  path: '/payment-gateway',
  first: 'Card Number',
  press: 'Pay Now',
  keyboard: {
    typed: ['4012001037141112', '06/21', '987', '77777'],
    submit: 'button',
    says: 'Payment Successful! 🎉 Your transaction has been processed.',
  },
  filled: hintIn,
  shown: orHinted('Payment Successful! 🎉 Your transaction has been processed.'),
  secrets: [
    {
      typed: {
        'Card Number': '4929739184625073',
        'Expiry (MM/YY)': '11/47',
        CVV: '917',
        'Amount (₹)': '7391846.57',
      },
      says: 'Payment Successful! 🎉 Your transaction has been processed.',
    },
  ],
  forgets: ['Card Number', 'Expiry (MM/YY)', 'CVV'],
} satisfies ToolUse;
