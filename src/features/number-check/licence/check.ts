import { decodeDrivingLicence, LICENCE_FORM } from '#domain/driving-licence.ts';
import { type Checked, right, unclear, withCode } from '#features/number-check/checked.ts';
import * as common from '#features/number-check/words/common.ts';
import { isMasked } from '#lib/codes/masked.ts';
import { capitals } from '#lib/codes/typed-code.ts';
import { plain } from '#lib/reader/plain.ts';
import * as words from './words.ts';

/** Within a sentence. */
export const FORM = LICENCE_FORM;

/**
 * Numbers in another than the common form are never wrong: States have had their own forms. Neither is
 * a year after `thisYear`, since those digits mean something else in another form.
 */
export function check(text: string, thisYear = new Date().getFullYear()): Checked {
  const licence = decodeDrivingLicence(text);
  if (isMasked(capitals(plain(text)))) return unclear(words.title, [common.masked]);
  if (!licence) return unclear(words.title, [words.otherForm]);
  const { number, stateCode, state, office, year } = licence;
  if (year > thisYear) return unclear(words.title, [words.inFuture(year)]);
  return right(
    words.title,
    `${stateCode}${office} ${number.slice(4)}`,
    [
      { label: common.state, value: withCode(state?.name, stateCode) },
      { label: common.office, value: office },
      { label: words.firstIssued, value: String(year) },
    ],
    [common.noCheckDigit],
  );
}
