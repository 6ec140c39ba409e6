import type { Sample } from '#content/types/sample.ts';

/** Made-up GSTINs: the serial 0000 in a PAN is never given, so that none is anybody's. */
export const samples = [
  {
    label: 'Active',
    about: 'Meena Stores',
    values: { gstin: '09AAACS0000A1ZE' },
    outcome: 'Active',
  },
  {
    label: 'Cancelled',
    about: 'Nilgiri Cloth',
    values: { gstin: '27AAAPS0000K1Z4' },
    outcome: 'Cancelled',
  },
  {
    label: 'Mistyped',
    about: 'One slip',
    values: { gstin: '09AAACS0000A1Z5' },
    outcome: 'Active, the check character should be E',
  },
  { label: 'Second shop in Delhi', values: { gstin: '07AAAFS0000D2Z5' }, outcome: 'Active' },
  {
    label: 'No such State',
    values: { gstin: '00AAACS0000A1ZW' },
    outcome: 'Active, though no State has the code 00',
  },
  {
    label: 'Registration number 0',
    values: { gstin: '27AAACS0000A0ZH' },
    outcome: 'Active, though number 0 is never issued',
  },
  {
    label: 'Two characters short',
    values: { gstin: '09AAACS0000A1' },
    outcome: 'Invalid GSTIN format',
  },
  {
    label: 'Service down',
    values: { gstin: '29AAATS0000L1ZQ' },
    outcome: 'Failed to verify GSTIN. Please try again.',
  },
  { label: 'Left empty', values: { gstin: '' }, outcome: 'Please enter GSTIN' },
] as const satisfies readonly Sample<'gstin'>[];
