import { readIfsc } from '#domain/ifsc.ts';
import { IFSC_LABELS } from '#domain/labels/ifsc.ts';
import { DATA_DATES } from '#facts/data-dates.ts';
import { type Checked, right, unclear, wrong } from '#features/number-check/checked.ts';
import * as common from '#features/number-check/words/common.ts';
import { misfits } from '#lib/code-shape.ts';
import { isMasked, withX } from '#lib/codes/masked.ts';
import { plainCode } from '#lib/codes/plain-code.ts';
import { dayInWords } from '#lib/day-in-words.ts';
import { later } from '#lib/later.ts';
import { monthOf } from '#words/dates.ts';
import * as words from './words.ts';

/** Behind a word of four letters a day is none: `on date 06Oct25`. */
export const SPACED = '[A-Z]{4}[ -]0(?!\\d[A-Z]{3}\\d\\d)[A-Z\\d]{6}';

/** Within a sentence. */
export const FORM = `[A-Z]{4}0[A-Z\\d]{6}|${SPACED}`;

const CHARACTERS = 11;

const banks = later(() => import('./banks/bank-name.ts'));

/** The code of a branch at the foot of a cheque: city, bank and branch in nine digits. */
const MICR = /^(?:MICR)?[0-9]{9}$/;

/**
 * Code of a bank's branch: four letters, 0, six letters or digits (RBI; razorpay/ifsc; looked up in November 2026).
 * Whether the branch exists is not known here.
 */
export function check(text: string): Checked {
  const code = plainCode(text, IFSC_LABELS);
  if (MICR.test(code)) return wrong(words.title, [words.micr]);
  if (isMasked(code))
    return unclear(words.title, [common.masked], withX(code).slice(0, CHARACTERS));
  const problems = misfits(code, 'AAAA0******', words.wrongLength);
  if (problems.length > 0) return wrong(words.title, problems);
  return right(words.title, code, [{ label: words.branchCode, value: readIfsc(code).branch }]);
}

/**
 * The bank behind the first four letters, from a list that is loaded when it is needed. Letters that no bank has make
 * no number that is right.
 */
export async function lookUp(checked: Checked): Promise<Checked> {
  const { bankName, isUnnamed, mergedBank } = await banks.load();
  const { bank: code } = readIfsc(checked.shown);
  const list = monthOf(DATA_DATES.banks);
  const name = bankName(code);
  if (!name && !isUnnamed(code))
    return unclear(words.title, [words.noBank(code, list)], checked.shown);
  const bank = { label: words.bank, value: name ?? words.unnamedBank(code, list) };
  const merged = mergedBank(code);
  if (!merged) return { ...checked, rows: [bank, ...checked.rows] };
  const { into, since, offSince } = merged;
  const value = since
    ? words.partOf(into, dayInWords(since))
    : words.mergedInto(into, offSince && dayInWords(offSince));
  return { ...checked, rows: [bank, { label: words.today, value }, ...checked.rows] };
}
