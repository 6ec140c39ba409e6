import { decodeDrivingLicence, normaliseLicence } from '#domain/driving-licence.ts';
import { licenceOffice, licenceOfficeAlone } from '#domain/licence-offices.ts';
import { licenceState } from '#domain/licence-states.ts';
import { isMasked } from '#lib/codes/masked.ts';
import * as words from './words.ts';

// Anything that a number in the common form may look like before its last character is typed.
const BEGINNING =
  /^(?:[A-Z]{0,2}|[A-Z]{2}\d{1,2}|[A-Z]{2}\d{2}(?:[12]|(?:19|20)\d{0,2})|[A-Z]{2}\d{2}(?:19|20)\d{2}\d{0,7})$/;

/**
 * What can be said about a licence number while it is typed; empty if nothing. It never stops anybody.
 * `thisYear` has four digits.
 */
export function licenceHint(typed: string, thisYear: number): string {
  const number = normaliseLicence(typed);
  if (isMasked(number)) return words.masked;
  if (!BEGINNING.test(number)) return words.hintOtherForm;
  if (number.length < 2) return '';
  const place = stateInWords(number.slice(0, 2));
  if (number.length < 4) return words.hintState(place);
  const office = licenceOffice(number.slice(0, 2), number.slice(2, 4));
  const read = decodeDrivingLicence(number);
  if (!read) return words.hintOffice(place, office);
  const hint = read.year > thisYear ? words.hintInFuture : words.hintIssued;
  return hint(place, office, read.year);
}

/** What a licence number itself tells, as pairs of label and words; undefined if it cannot be decoded. */
export function readingOf(
  typed: string,
  thisYear: number,
): { label: string; value: string }[] | undefined {
  const read = decodeDrivingLicence(typed);
  if (!read) return;
  return [
    { label: words.state, value: stateInWords(read.stateCode) },
    { label: words.office, value: licenceOfficeAlone(read.stateCode, read.office) },
    {
      label: words.year,
      value: read.year > thisYear ? words.inFuture(read.year) : words.firstIssued(read.year),
    },
  ];
}

/** Whether there can be such a number: its letters are a State's, its year has come. What cannot be read can be. */
export function canBeLicence(typed: string, thisYear: number): boolean {
  const read = decodeDrivingLicence(typed);
  return !read || (licenceState(read.stateCode) !== undefined && read.year <= thisYear);
}

function stateInWords(code: string): string {
  const state = licenceState(code);
  if (!state) return words.noState(code);
  const { name, nowCode } = state;
  return nowCode ? words.stateNow(name, code, nowCode) : `${name} (${code})`;
}
