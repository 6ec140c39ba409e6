import type { Sample } from '#copy/types/sample.ts';

const EMAIL = 'arjun.menon@fund.example';

/** Ways into the investor portal. Its form needs both fields and compares neither. */
export const samples = [
  {
    label: 'Look inside',
    about: 'Arjun Menon',
    values: { email: EMAIL, password: 'sample' },
    outcome: 'The Investor Dashboard, with sample figures.',
  },
  {
    label: 'A family fund',
    about: 'Kadamb Family',
    values: { email: 'office@kadamb.example', password: 'sample' },
    outcome: 'The Investor Dashboard, with sample figures.',
  },
  {
    label: 'No password',
    about: 'It is asked for',
    values: { email: EMAIL, password: '' },
    outcome: 'Please enter your password.',
  },
  {
    label: 'No e-mail',
    values: { email: '', password: 'sample' },
    outcome: 'Please enter your email address.',
  },
] as const satisfies readonly Sample<'email' | 'password'>[];
