import { decodeDrivingLicence, normaliseLicence, OTHER_FORM } from '#domain/driving-licence.ts';
import { licenceOffice } from '#domain/licence-offices.ts';
import { licenceState } from '#domain/licence-states.ts';

// Whatever a number in the common form may look like before its last character is typed.
const BEGINNING =
  /^(?:[A-Z]{0,2}|[A-Z]{2}\d{1,2}|[A-Z]{2}\d{2}(?:[12]|(?:19|20)\d{0,2})|[A-Z]{2}\d{2}(?:19|20)\d{2}\d{0,7})$/;

/** A sentence such as `Older or state-specific format that cannot be decoded offline`. */
export const OTHER_FORM_SENTENCE = OTHER_FORM.charAt(0).toUpperCase() + OTHER_FORM.slice(1);

/**
 * What can be said about a licence number while it is typed; empty if nothing. It never stops anybody.
 * `thisYear` has four digits.
 */
export function licenceHint(typed: string, thisYear: number): string {
  const number = normaliseLicence(typed);
  if (!BEGINNING.test(number)) return `${OTHER_FORM_SENTENCE}.`;
  if (number.length < 2) return '';
  const place = stateInWords(number.slice(0, 2));
  if (number.length < 4) return `${place}.`;
  const office = `${place}, ${licenceOffice(number.slice(0, 2), number.slice(2, 4))}`;
  const read = decodeDrivingLicence(number);
  return read ? `${office}, ${yearInWords(read.year, thisYear)}.` : `${office}.`;
}

/** What a licence number says by itself, in pairs of label and words; undefined if it cannot be decoded. */
export function readingOf(
  typed: string,
  thisYear: number,
): { label: string; value: string }[] | undefined {
  const read = decodeDrivingLicence(typed);
  if (!read) return;
  return [
    { label: 'State', value: stateInWords(read.stateCode) },
    { label: 'Office', value: capital(licenceOffice(read.stateCode, read.office)) },
    { label: 'Year', value: capital(yearInWords(read.year, thisYear)) },
  ];
}

function stateInWords(code: string): string {
  const state = licenceState(code);
  if (!state) return `No State that we know has the letters ${code}`;
  return `${state.name} (${code}${state.nowCode ? `, now ${state.nowCode}` : ''})`;
}

const yearInWords = (year: number, thisYear: number): string =>
  year > thisYear ? `${year} is in the future` : `first issued in ${year}`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
