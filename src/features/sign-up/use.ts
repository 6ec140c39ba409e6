import { hintIn, orHinted } from '#copy/sample-outcomes.ts';
import type { ToolUse } from '#copy/types/tool-use.ts';

export const use = {
  path: '/signup',
  first: 'Full Name',
  press: 'Sign Up',
  leave: 'OK',
  keyboard: {
    typed: ['Zebra Verma', '', '1200739184', 'zebra@shop.example', 'Payout', ''],
    isPublic: ['Payout'],
    submit: 'button',
    says: 'Sign-Up Successful!',
  },
  filled: hintIn,
  shown: orHinted('Sign-Up Successful!'),
} satisfies ToolUse;
