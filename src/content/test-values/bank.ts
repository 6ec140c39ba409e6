import type { Sample } from '#content/types/sample.ts';

/** Made up: no branch has the code 000000. */
export const bankSamples = [
  {
    label: 'Both right',
    values: { account_number: '000123456789', ifsc: 'SBIN0000000' },
    outcome: 'Bank account number: format right. IFSC: format right.',
  },
  {
    label: 'A bank that is in no list',
    values: { account_number: '', ifsc: 'ABCD0123456' },
    outcome: 'IFSC: format right.',
  },
  {
    label: 'Letter O in place of the zero',
    values: { account_number: '', ifsc: 'SBINO000000' },
    outcome: 'IFSC: The fifth character must be the digit 0, and it is the letter O.',
  },
  {
    label: 'IFSC too short',
    values: { account_number: '', ifsc: 'SBIN000000' },
    outcome: 'IFSC: An IFSC has 11 characters, and this has 10.',
  },
  {
    label: 'Letter in the account number',
    values: { account_number: '00012345678A', ifsc: '' },
    outcome:
      'Bank account number: An account number is written in digits, and this holds the letter A.',
  },
  {
    label: 'Both wrong',
    values: { account_number: '00012345678A', ifsc: 'SBINO000000' },
    outcome:
      'Bank account number: An account number is written in digits, and this holds the letter A. IFSC: The fifth character must be the digit 0, and it is the letter O.',
  },
  {
    label: 'Short account number',
    values: { account_number: '0001234', ifsc: '' },
    outcome:
      'Bank account number: Most account numbers have 9 to 18 digits, and this has 7. Compare it with the passbook.',
  },
] as const satisfies readonly Sample<'account_number' | 'ifsc'>[];
