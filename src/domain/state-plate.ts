import * as words from '#words/state-plates.ts';

/** Parts of a plate of a State, behind its two letters. */
export interface StatePlate {
  /** One or two digits. Where there is no series, nobody can tell its end from the number's beginning. */
  office: string;
  /** Up to three letters. Old plates have none. */
  series: string;
  /** One to four digits. */
  number: string;
}

// State, office, series without I and O, number.
const STATE_PLATE = /^[A-Z]{2}([0-9]{1,2})([A-HJ-NP-Z]{0,3})([0-9]{1,4})$/;

/** Reads capitals and digits that begin with a State's two letters. A string says what is wrong. */
export function readStatePlate(code: string): StatePlate | string {
  const [, office = '', series = '', number = ''] = STATE_PLATE.exec(code) ?? [];
  return number === '' ? problemOf(code) : { office, series, number };
}

function problemOf(code: string): string {
  const [, office = '', series = '', rest = ''] =
    /^..([0-9]*)([A-Z]*)[0-9]*(.*)$/su.exec(code) ?? [];
  if (rest !== '') return words.lettersAndDigits;
  if (office === '') return words.officeMissing;
  if (series === '') return words.oldForm;
  if (office.length > 2) return words.officeTooLong;
  if (/[IO]/.test(series)) return words.seriesWithoutIO;
  if (series.length > 3) return words.seriesTooLong;
  return words.numberAtEnd;
}
