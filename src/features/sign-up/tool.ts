import type { ToolFile } from '#copy/types/toolbox.ts';

export const tool = {
  group: 'keep',
  place: 40,
  name: 'Sign-up form',
  title: 'Sign-up form',
  line: 'Name, phone and the API you want',
  to: '/signup',
  icon: 'key',
  legal: { called: 'the sign-up form', is: 'demonstration' },
  words: [
    'sign up',
    'signup',
    'register',
    'registration',
    'new account',
    'join',
    'साइन अप',
    'साइन अप करें',
    'रजिस्ट्रेशन',
  ],
} as const satisfies ToolFile;
