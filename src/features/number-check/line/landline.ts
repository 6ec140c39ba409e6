/** Area codes of two digits (Department of Telecommunications, National Numbering Plan). */
const METRO = /^(?:11|20|22|33|40|44|79|80)$/;

/** Both mobile and fixed numbers begin so; only the way it is written tells (libphonenumber, metadata of IN). */
const EITHER = /^(?:80[2-7]|79[2-5])/;

/**
 * Whether a number is written as a landline: its area code stands by itself, and the ten digits go on with 2 to 7.
 * Mobiles are parted 5-5 or 3-3-4, landlines behind their area code.
 */
export function isWrittenAsLandline(text: string): boolean {
  const national = text.replace(/^(?:\+|00)?91[ .()-]+/, '');
  const hasTrunk = /^\(?0/.test(national);
  const [area = '', ...rest] = national
    .replace(/^\(?0/, '')
    .split(/[ .()-]+/)
    .filter(Boolean);
  const subscriber = rest.join('');
  if (area.length + subscriber.length !== 10 || !/^[2-7]/.test(subscriber)) return false;
  return METRO.test(area) || (/^\d{3,4}$/.test(area) && (rest.length === 1 || hasTrunk));
}

/** Whether ten digits without a gap may be a mobile number and a landline. */
export const mayBeLandline = (digits: string): boolean => EITHER.test(digits);
