import type { Sample } from '#content/types/sample.ts';

/** Made-up GSTINs: the serial 0000 in a PAN is never given, so that none is anybody's. */
export const gstSamples = [
  { label: 'Active', values: { gstin: '09AAACS0000A1ZE' }, outcome: 'Active' },
  { label: 'Cancelled', values: { gstin: '27AAAPS0000K1Z4' }, outcome: 'Cancelled' },
  { label: 'Second registration', values: { gstin: '07AAAFS0000D2Z5' }, outcome: 'Active' },
  {
    label: 'Mistyped check character',
    values: { gstin: '09AAACS0000A1Z5' },
    outcome: 'Active, the check character should be E',
  },
  {
    label: 'State that is none',
    values: { gstin: '00AAACS0000A1ZW' },
    outcome: 'Active, though no State has the code 00',
  },
  {
    label: 'Registration 0',
    values: { gstin: '27AAACS0000A0ZH' },
    outcome: 'Active, though number 0 is never given',
  },
  {
    label: 'Wrong format',
    values: { gstin: '09AAACS0000A1' },
    outcome: 'Invalid GSTIN format',
  },
  {
    label: 'Service fails',
    values: { gstin: '29AAATS0000L1ZQ' },
    outcome: 'Failed to verify GSTIN. Please try again.',
  },
  { label: 'Nothing typed', values: { gstin: '' }, outcome: 'Please enter GSTIN' },
] as const satisfies readonly Sample<'gstin'>[];
