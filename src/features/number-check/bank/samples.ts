import type { Sample } from '#copy/types/sample.ts';

/** Made up: no branch has the code 000000, and no bank the letters PRJT. */
export const samples = [
  {
    label: 'Both right',
    about: 'State Bank of India',
    values: { account_number: '000123456789', ifsc: 'SBIN0000000' },
    outcome: 'Bank account number: format right. IFSC: format right.',
  },
  {
    label: 'O for zero',
    about: 'In the IFSC',
    values: { account_number: '', ifsc: 'PRJTO000000' },
    outcome: 'IFSC: The fifth character must be the digit 0, not the letter O.',
  },
  {
    label: 'Both wrong',
    about: 'One slip in each',
    values: { account_number: '00012345#789', ifsc: 'PRJTO000000' },
    outcome:
      'Bank account number: An account number has digits, at some banks also letters; this has “#”. IFSC: The fifth character must be the digit 0, not the letter O.',
  },
  {
    label: 'Bank in our list',
    values: { account_number: '', ifsc: 'SBIN0000000' },
    outcome: 'IFSC: format right.',
  },
  {
    label: 'IFSC too short',
    values: { account_number: '', ifsc: 'PRJT000000' },
    outcome: 'IFSC: An IFSC has 11 characters; this has 10.',
  },
  {
    label: 'Letter in the account number',
    values: { account_number: '00012345678A', ifsc: '' },
    outcome:
      'Bank account number: Most account numbers have digits only. Some banks, and virtual accounts, also use letters: compare it with the passbook.',
  },
  {
    label: 'Short account number',
    values: { account_number: '0001234', ifsc: '' },
    outcome:
      'Bank account number: Most account numbers have 9 to 18 digits; this has 7. Compare it with the passbook.',
  },
] as const satisfies readonly Sample<'account_number' | 'ifsc'>[];
