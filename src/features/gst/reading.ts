import type { Gstin } from '#domain/gstin.ts';
import { decodePan } from '#domain/pan.ts';
import * as words from './words.ts';

/** What a GSTIN itself tells, as pairs of label and words. */
export function readingOf(read: Gstin): { label: string; value: string }[] {
  const { stateCode, state, pan, holder, registration, checkRight, expectedCheck } = read;
  const note = state?.note ? `, ${state.note}` : '';
  const check = read.gstin.slice(-1);
  return [
    {
      label: words.state,
      value: state ? `${state.name} (${stateCode}${note})` : words.noState(stateCode),
    },
    { label: words.pan, value: decodePan(pan)?.serialInUse ? pan : words.madeUpPan(pan) },
    { label: words.panHolder, value: holder },
    {
      label: words.registration,
      value: registration ? words.registrationOfPan(registration) : words.registrationZero,
    },
    {
      label: words.checkCharacter,
      value: checkRight ? words.checkIsRight(check) : words.checkIsWrong(check, expectedCheck),
    },
  ];
}
