import type { Sample } from '#copy/types/sample.ts';
import { DOCUMENTED, FAILING } from './documented.ts';

const { active, cancelled, secondOfPan } = DOCUMENTED;

export const samples = [
  {
    label: 'Active',
    about: active.record.tradeName,
    values: { gstin: active.gstin },
    outcome: 'Active',
  },
  {
    label: 'Cancelled',
    about: cancelled.record.tradeName,
    values: { gstin: cancelled.gstin },
    outcome: 'Cancelled',
  },
  {
    label: 'Mistyped',
    about: 'One slip',
    values: { gstin: '09AAACS0000A1Z5' },
    outcome: 'Active, the check character should be E',
  },
  { label: 'Second shop in Delhi', values: { gstin: secondOfPan.gstin }, outcome: 'Active' },
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
    values: { gstin: FAILING },
    outcome: 'Failed to verify GSTIN. Please try again.',
  },
  { label: 'Left empty', values: { gstin: '' }, outcome: 'Please enter GSTIN' },
] as const satisfies readonly Sample<'gstin'>[];
