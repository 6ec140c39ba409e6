import type { Gstin } from '#domain/gstin.ts';
import { decodePan } from '#domain/pan.ts';

/** What a GSTIN says by itself, in pairs of label and words. */
export function readingOf(read: Gstin): { label: string; value: string }[] {
  const { stateCode, state, pan, holder, registration, checkRight, expectedCheck } = read;
  const madeUp = decodePan(pan)?.serialInUse ? '' : ' (made up: 0000 is never issued)';
  const note = state?.note ? `, ${state.note}` : '';
  const check = read.gstin.slice(-1);
  return [
    {
      label: 'State',
      value: state ? `${state.name} (${stateCode}${note})` : `No State has the code ${stateCode}`,
    },
    { label: 'PAN', value: pan + madeUp },
    { label: 'PAN holder', value: holder },
    {
      label: 'Registration',
      value: registration
        ? `Number ${registration} of this PAN in the State`
        : 'Number 0, which is never issued',
    },
    {
      label: 'Check character',
      value: checkRight ? `${check} is right` : `${check} is wrong, it should be ${expectedCheck}`,
    },
  ];
}
