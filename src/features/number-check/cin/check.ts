import { readCin } from '#domain/cin.ts';
import { cinState } from '#domain/cin-states.ts';
import { CIN_LABELS } from '#domain/labels/cin.ts';
import { type Checked, right, unclear, withCode, wrong } from '#features/number-check/checked.ts';
import * as common from '#features/number-check/words/common.ts';
import { misfits, named } from '#lib/code-shape.ts';
import { isMasked, withX } from '#lib/codes/masked.ts';
import { plainCode } from '#lib/codes/plain-code.ts';
import * as words from './words.ts';

/** Within a sentence. */
export const FORM = '[LU][ -]?\\d{5}[ -]?[A-Z]{2}[ -]?\\d{4}[ -]?[A-Z]{3}[ -]?\\d{6}';

const CHARACTERS = 21;

/** Numbers that people give where a CIN is asked for. */
const OTHERS = [
  [/^[A-Z]{3}[0-9]{4}$/, words.llpin],
  [/^F[0-9]{5}$/, words.foreign],
  [/^F[A-Z]{3}[0-9]{4}$/, words.foreignLlp],
  [/^[0-9]{1,6}$/, words.registrationOnly],
] as const;

const FIRST_YEAR = 1800;

const CLASSES: Readonly<Record<string, string>> = words.classes;

/**
 * Corporate Identification Number: 21 characters (Ministry of Corporate Affairs; looked up in November 2026). Others
 * than companies of India have separate numbers. `thisYear` bounds the year of incorporation.
 */
export function check(text: string, thisYear = new Date().getFullYear()): Checked {
  const code = plainCode(text, CIN_LABELS);
  const other = OTHERS.find(([form]) => form.test(code));
  if (other) return unclear(words.title, [other[1]], code);
  if (isMasked(code))
    return unclear(words.title, [common.masked], withX(code).slice(0, CHARACTERS));
  const problems = misfits(code, 'A99999AA9999AAA999999', words.wrongLength);
  if (problems.length > 0) return wrong(words.title, problems);
  const first = code.charAt(0);
  if (first !== 'L' && first !== 'U') return wrong(words.title, [words.wrongFirst(named(first))]);
  const year = Number(code.slice(8, 12));
  if (year < FIRST_YEAR || year > thisYear)
    return wrong(words.title, [words.wrongYear(code.slice(8, 12))]);
  return right(words.title, code, rowsOf(code), [
    ...(first === 'L' && code.slice(12, 15) === 'PTC' ? [words.listedPrivate] : []),
    common.noCheckDigit,
  ]);
}

function rowsOf(code: string) {
  const { shares, industry, state, year, kind, registration } = readCin(code);
  return [
    { label: words.shares, value: shares === 'L' ? words.listed : words.unlisted },
    { label: words.industryCode, value: industry },
    { label: common.state, value: withCode(cinState(state), state) },
    { label: common.year, value: year },
    { label: words.companyClass, value: withCode(CLASSES[kind], kind) },
    { label: words.registration, value: registration },
  ];
}
