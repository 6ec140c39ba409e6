import type { Sample } from '#copy/types/sample.ts';

/** The handle is a word that belongs to no app. */
export const samples = [
  {
    label: 'Right',
    about: 'Meena Stores',
    values: { upi_id: 'meena.stores@example' },
    outcome: 'UPI ID: format right.',
  },
  {
    label: 'Email',
    about: 'Not a UPI ID',
    values: { upi_id: 'shop@mail.example' },
    outcome: 'UPI ID: This looks like an email address: the handle of a UPI ID has no dot.',
  },
  {
    label: 'No @',
    about: 'Left out',
    values: { upi_id: 'meena.stores' },
    outcome: 'UPI ID: Put an @ between the name and the handle.',
  },
  {
    label: 'Two @',
    values: { upi_id: 'meena@stores@example' },
    outcome: 'UPI ID: Use one @ only.',
  },
  {
    label: 'No name',
    values: { upi_id: '@example' },
    outcome: 'UPI ID: Put the name before the @.',
  },
  {
    label: 'No handle',
    values: { upi_id: 'meena.stores@' },
    outcome: 'UPI ID: Put the handle after the @.',
  },
  {
    label: 'Plus sign in the name',
    values: { upi_id: 'meena+stores@example' },
    outcome:
      'UPI ID: Before the @, use 2 to 256 letters, digits, dots, hyphens and underscores only.',
  },
  {
    label: 'Digit in the handle',
    values: { upi_id: 'meena.stores@example1' },
    outcome: 'UPI ID: format right.',
  },
  {
    label: 'Digit first in the handle',
    values: { upi_id: 'meena.stores@1example' },
    outcome:
      'UPI ID: Known handles begin with a letter and have at least two characters. Compare this one with the app.',
  },
  {
    label: 'Account number as an ID',
    values: { upi_id: '000123456@sbin0000000.ifsc.npci' },
    outcome:
      'UPI ID: IDs that end in .npci stand for an account, a phone or an Aadhaar number. This tool does not read them.',
  },
] as const satisfies readonly Sample<'upi_id'>[];
