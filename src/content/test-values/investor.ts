import type { Sample } from '#content/types/tools.ts';

/** Ways into the investor portal. Its form needs both fields and compares neither. */
export const investorSamples = [
  {
    label: 'Sample investor',
    values: { email: 'investor@kolam.example', password: 'sample' },
    outcome: 'The Investor Dashboard, with sample figures.',
  },
  {
    label: 'No e-mail',
    values: { email: '', password: 'sample' },
    outcome: 'Please enter your email address.',
  },
  {
    label: 'No password',
    values: { email: 'investor@kolam.example', password: '' },
    outcome: 'Please enter your password.',
  },
] as const satisfies readonly Sample<'email' | 'password'>[];
