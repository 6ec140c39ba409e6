import prefixes from './landline-prefixes.json';

/** Area codes of two digits (Department of Telecommunications, National Numbering Plan). */
const METRO = /^(?:11|20|22|33|40|44|79|80)$/;

// Of libphonenumber's metadata (`npm run data -- landlines`).
const POSSIBLE = new RegExp(`^(?:[1-5]|${prefixes.possible})`);
const ALONE = new RegExp(`^(?:[1-5]|${prefixes.alone})`);

/** Whether ten digits without a gap may be a landline in India, and nothing else. */
export const isLandline = (digits: string): boolean => ALONE.test(digits);

/** Whether they may be a landline. */
export const mayBeLandline = (digits: string): boolean => POSSIBLE.test(digits);

/**
 * Whether a number is written as a landline: its area code is separate. Mobiles are parted 5-5 or 3-3-4, landlines
 * behind their area code.
 */
export function isWrittenAsLandline(text: string): boolean {
  const national = text.replace(/^(?:\+|00)?91[ .()-]+/, '');
  const hasTrunk = /^\(?0/.test(national);
  const [area = '', ...rest] = national
    .replace(/^\(?0/, '')
    .split(/[ .()-]+/)
    .filter(Boolean);
  const digits = area + rest.join('');
  if (digits.length !== 10 || !mayBeLandline(digits)) return false;
  return METRO.test(area) || (/^\d{3,4}$/.test(area) && (rest.length === 1 || hasTrunk));
}
