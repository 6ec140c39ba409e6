import type { ToolUse } from '#copy/types/tool-use.ts';

export const use = {
  path: '/investors',
  first: 'Email',
  press: 'Access Dashboard',
  leave: 'Logout',
  keyboard: {
    typed: ['zebra@fund.example', 'zebra-secret-7391'],
    submit: 'field',
    says: 'Investor Dashboard',
  },
  shown: (outcome) => [/Investor Dashboard/.exec(outcome)?.[0] ?? outcome],
  secrets: [
    {
      kept: { Email: 'investor@marked.example' },
      typed: { Password: 'marked-password-zqx' },
      says: 'Investor Dashboard',
    },
  ],
  forgets: ['Email', 'Password'],
} satisfies ToolUse;
