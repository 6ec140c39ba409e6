import { readIfsc } from '#domain/ifsc.ts';
import { IFSC_LABELS } from '#domain/labels/ifsc.ts';
import { DATA_DATES } from '#facts/data-dates.ts';
import { type Checked, type Row, right, wrong } from '#features/number-check/checked.ts';
import { misfits } from '#lib/code-shape.ts';
import { plainCode } from '#lib/codes/plain-code.ts';
import { dayInWords } from '#lib/day-in-words.ts';
import { later } from '#lib/later.ts';
import { monthOf } from '#words/dates.ts';
import * as words from './words.ts';

/** Within a sentence. */
export const FORM = '[A-Z]{4}[ -]?0[A-Z\\d]{6}';

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
  const problems = misfits(code, 'AAAA0******', words.wrongLength);
  if (problems.length > 0) return wrong(words.title, problems);
  return right(words.title, code, [{ label: words.branchCode, value: readIfsc(code).branch }]);
}

/** The bank behind the first four letters, from a list that is loaded when it is needed. */
export async function lookUp({ shown }: Checked): Promise<readonly Row[]> {
  const { bankName, isUnnamed, mergedBank } = await banks.load();
  const { bank: code } = readIfsc(shown);
  const list = monthOf(DATA_DATES.banks);
  const unknown = isUnnamed(code) ? words.unnamedBank : words.noBank;
  const bank = { label: words.bank, value: bankName(code) ?? unknown(code, list) };
  const merged = mergedBank(code);
  if (!merged) return [bank];
  const { into, since } = merged;
  if (since) return [bank, { label: words.today, value: words.partOf(into, dayInWords(since)) }];
  const day = merged.offSince && dayInWords(merged.offSince);
  return [bank, { label: words.today, value: words.mergedInto(into, day) }];
}
