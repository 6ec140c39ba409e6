import { codesIn, severalIn } from '#lib/codes/codes-in.ts';
import { partLabel } from '#lib/codes/part-label.ts';
import { plainCode } from '#lib/codes/plain-code.ts';
import { capitals } from '#lib/codes/typed-code.ts';
import { plain } from '#lib/reader/plain.ts';
import { LICENCE_LABELS } from './labels/licence.ts';
import { type LicenceState, licenceState } from './licence-states.ts';

// State, office, year of first issue, and seven digits that count. There is no check digit.
const COMMON_FORM = /^([A-Z]{2})(\d{2})((?:19|20)\d{2})(\d{7})$/;

/** Within a sentence. */
export const LICENCE_FORM = '[A-Z]{2}[ .-]?\\d{2}[ ./-]?(?:19|20)\\d{2}[ ./-]?\\d{7}';

const parted = partLabel(LICENCE_LABELS, LICENCE_FORM);

/** A licence number without label, spaces, dashes, dots and slashes, in capitals. */
export function normaliseLicence(typed: string): string {
  const text = parted(capitals(plain(typed)));
  const [found, ...more] = codesIn(text, LICENCE_FORM);
  if (found && more.length === 0) return found;
  const bare = plainCode(text, LICENCE_LABELS);
  // DL is a label, and Delhi.
  return (/^[A-Z]{2}\d/.test(bare) ? bare : plainCode(text)).replace(/\/+/g, '');
}

/** The licence numbers of a text that has several in the common form; none of one that has one at most. */
export const licencesIn = (text: string): readonly string[] => severalIn(text, LICENCE_FORM);

export interface DrivingLicence {
  /** Fifteen characters, in capitals. */
  number: string;
  stateCode: string;
  /** Undefined if we know no State by these letters. */
  state: LicenceState | undefined;
  /** Two digits. */
  office: string;
  /** Of first issue. May lie in the future: the number is only read. */
  year: number;
}

/**
 * What can be read from a licence number in the common form. Undefined for every other text: such a number
 * is not invalid: older forms, and those of some States, cannot be decoded offline.
 */
export function decodeDrivingLicence(text: string): DrivingLicence | undefined {
  const number = normaliseLicence(text);
  const [, stateCode, office, year] = COMMON_FORM.exec(number) ?? [];
  if (!stateCode || !office || !year) return;
  return { number, stateCode, state: licenceState(stateCode), office, year: Number(year) };
}
