import { decodeGstin } from '#domain/gstin.ts';
import { plainCode } from '#lib/plain-code.ts';
import { type Checked, right, wrong } from './checked.ts';

const TITLE = 'GSTIN';

/** Tax number of a business: State, PAN, registration and a check character. */
export function check(text: string): Checked {
  const gstin = decodeGstin(plainCode(text));
  if (!gstin) return wrong(TITLE, ['It has not the form of a GSTIN.']);
  if (!gstin.checkRight)
    return wrong(TITLE, ['The last character, which checks the others, does not fit them.']);
  return right(TITLE, gstin.gstin, [
    { label: 'State', value: `${gstin.state?.name ?? 'Not in our list'} (${gstin.stateCode})` },
    { label: 'PAN', value: gstin.pan },
    { label: 'Check character', value: 'Fits the others' },
  ]);
}
