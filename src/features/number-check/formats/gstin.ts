import { decodeGstin } from '#domain/gstin.ts';
import { plainCode } from '#lib/plain-code.ts';
import { type Checked, right, wrong } from './checked.ts';

const TITLE = 'GSTIN';

/** Tax number of a business: State, PAN, registration and a check character. */
export function check(text: string): Checked {
  const gstin = decodeGstin(plainCode(text));
  if (!gstin) return wrong(TITLE, ['This is not the format of a GSTIN.']);
  if (!gstin.checkRight)
    return wrong(TITLE, ['The check character at the end does not fit the others.']);
  return right(TITLE, gstin.gstin, [
    { label: 'State', value: `${gstin.state?.name ?? 'Not in our list'} (${gstin.stateCode})` },
    { label: 'PAN', value: gstin.pan },
    { label: 'Check character', value: 'Fits the others' },
  ]);
}
