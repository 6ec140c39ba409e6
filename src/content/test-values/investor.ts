import { DOMAIN } from '#content/site.ts';
import type { Sample } from '#content/types/sample.ts';

const EMAIL = `investor@${DOMAIN}`;

/** Ways into the investor portal. Its form needs both fields and compares neither. */
export const investorSamples = [
  {
    label: 'Sample investor',
    values: { email: EMAIL, password: 'sample' },
    outcome: 'The Investor Dashboard, with sample figures.',
  },
  {
    label: 'No e-mail',
    values: { email: '', password: 'sample' },
    outcome: 'Please enter your email address.',
  },
  {
    label: 'No password',
    values: { email: EMAIL, password: '' },
    outcome: 'Please enter your password.',
  },
] as const satisfies readonly Sample<'email' | 'password'>[];
