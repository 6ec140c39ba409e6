import { licenceState } from '#domain/licence-states.ts';
import { otherPlate } from '#domain/other-plates.ts';
import { typedPlate } from '#domain/plate.ts';
import { readStatePlate } from '#domain/state-plate.ts';
import { type Checked, right, unclear, withCode, wrong } from '#features/number-check/checked.ts';
import * as common from '#features/number-check/words/common.ts';
import { misfits } from '#lib/code-shape.ts';
import { isMasked, withX } from '#lib/codes/masked.ts';
import * as words from './words.ts';

/** Words of two letters that are not a State: `is 21 BH 0000 AA`. */
const WORDS = '(?!(?:IS|NO|MY|OF|ON|AT|IT|BY|TO|IN|ME|SO)[ -])';

/** Within a sentence. */
export const FORM = `${WORDS}[A-Z]{2}[ -]?\\d{1,2}[ -]?[A-Z]{1,3}[ -]?\\d{1,4}|\\d{2}[ -]?BH[ -]?\\d{4}[ -]?[A-Z]{1,2}`;

const BHARAT_BEGAN = 2021;

/** A State and its office, without the letters and the number of a plate. */
const OFFICE = /^[A-Z]{2}[0-9]{1,2}$/;

/**
 * Registration number of a vehicle, of a State (Central Motor Vehicles Rules, 1989, rule 50) or of the Bharat series
 * (G.S.R. 594(E) of 26 August 2021; looked up in November 2026). `thisYear` bounds the latter.
 */
export function check(text: string, thisYear = new Date().getFullYear()): Checked {
  const code = typedPlate(text);
  const other = otherPlate(code);
  if (other) return unclear(words.title, [words.otherPlates[other]]);
  if (isMasked(code)) return unclear(words.title, [common.masked], withX(code).slice(0, 12));
  return /^[0-9]/.test(code) ? bharat(code, thisYear) : ofState(code);
}

function bharat(code: string, thisYear: number): Checked {
  const shape = code.length === 9 ? '99BH9999A' : '99BH9999AA';
  const problems = misfits(code, shape, (length) => words.bharatLength(shape.length, length));
  if (problems.length > 0) return wrong(words.title, problems);
  const year = 2000 + Number(code.slice(0, 2));
  const number = code.slice(4, 8);
  const letters = code.slice(8);
  if (year < BHARAT_BEGAN) return wrong(words.title, [words.beforeBharat(BHARAT_BEGAN, year)]);
  if (year > thisYear) return wrong(words.title, [words.inFuture(year)]);
  // What is published about these two letters contradicts itself, and so does it about the number 0000.
  if (/[IO]/.test(letters)) return unclear(words.title, [words.bharatWithoutIO]);
  return right(
    words.title,
    `${code.slice(0, 4)} ${number} ${letters}`,
    [
      { label: words.kind, value: words.bharat },
      { label: words.registered, value: String(year) },
      { label: common.number, value: number },
      { label: common.letters, value: letters },
    ],
    [common.noCheckDigit],
  );
}

function ofState(code: string): Checked {
  if (!/^[A-Z]{2}/.test(code)) return wrong(words.title, [words.wrongStart]);
  const letters = code.slice(0, 2);
  const state = licenceState(letters);
  if (!state) return wrong(words.title, [words.noState(letters)]);
  if (OFFICE.test(code)) return unclear(words.title, [words.officeAlone(code)], code);
  const plate = readStatePlate(code);
  if (typeof plate === 'string') return wrong(words.title, [plate]);
  const { office, series, number } = plate;
  const { name, nowCode } = state;
  const isOld = series === '';
  const isZero = /^0+$/.test(isOld ? (office + number).slice(-4) : number);
  return right(
    words.title,
    isOld ? `${letters} ${office}${number}` : [letters, office, series, number].join(' '),
    [
      {
        label: common.state,
        value: nowCode ? words.stateOnNewPlates(name, letters, nowCode) : withCode(name, letters),
      },
      ...(isOld
        ? [{ label: words.officeAndNumber, value: office + number }]
        : [
            { label: common.office, value: `${letters} ${office}` },
            { label: words.series, value: series },
            { label: common.number, value: number },
          ]),
    ],
    [
      ...(isZero ? [words.numberZero] : []),
      ...(/^0+$/.test(office) ? [words.officeZero] : []),
      common.noCheckDigit,
    ],
  );
}
