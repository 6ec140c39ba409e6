import type { Sample } from '#content/types/sample.ts';

/** The handle is a word that stands for no app. */
export const upiSamples = [
  {
    label: 'Right',
    about: 'Meena Stores',
    values: { upi_id: 'meena.stores@example' },
    outcome: 'UPI ID: format right.',
  },
  {
    label: 'Email',
    about: 'No UPI ID',
    values: { upi_id: 'shop@mail.example' },
    outcome:
      'UPI ID: A dot after the @ makes it an email address: the handle of a UPI ID has none.',
  },
  {
    label: 'No @',
    about: 'Left out',
    values: { upi_id: 'meena.stores' },
    outcome: 'UPI ID: An @ must stand between the name and the handle.',
  },
  {
    label: 'Two @',
    values: { upi_id: 'meena@stores@example' },
    outcome: 'UPI ID: There must be one @ only.',
  },
  {
    label: 'No name',
    values: { upi_id: '@example' },
    outcome: 'UPI ID: A name must stand before the @.',
  },
  {
    label: 'No handle',
    values: { upi_id: 'meena.stores@' },
    outcome: 'UPI ID: A handle must stand after the @.',
  },
  {
    label: 'Plus sign in the name',
    values: { upi_id: 'meena+stores@example' },
    outcome:
      'UPI ID: The name before the @ has 2 to 256 letters, digits, dots, hyphens and underscores, and nothing else.',
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
      'UPI ID: Handles that we know begin with a letter and have at least two characters. Compare this one with the app.',
  },
  {
    label: 'Account number as an ID',
    values: { upi_id: '000123456@sbin0000000.ifsc.npci' },
    outcome:
      'UPI ID: IDs that end in .npci stand for an account, a phone or an Aadhaar number. They are not read here.',
  },
] as const satisfies readonly Sample<'upi_id'>[];
