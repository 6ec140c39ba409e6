import { isShortNumber } from '#domain/short-numbers.ts';
import { withPartedIds } from '#domain/upi-id.ts';
import { type Checked, unclear } from '#features/number-check/checked.ts';
import { lookUp as lookUpBank } from '#features/number-check/ifsc/check.ts';
import * as ifscWords from '#features/number-check/ifsc/words.ts';
import { kindBeside } from '#features/number-check/line/beside.ts';
import { FORMS } from '#features/number-check/line/forms.ts';
import { partLabels } from '#features/number-check/line/part-labels.ts';
import { phone } from '#features/number-check/line/phone.ts';
import { capitals } from '#lib/codes/typed-code.ts';
import { plain } from '#lib/reader/plain.ts';
import * as words from './words.ts';

/** As many as the field takes; the rest is left out. */
export const MAX_READ_CHARACTERS = 2_000;
/** More numbers than this make no result that anyone reads. */
const MAX_FOUND = 10;
/** Replaces what was found, so that no part of it is found again. */
const USED = '\n';
/** The C of an account is not a letter of the number behind it. */
const ACCOUNT = /(^|[^A-Z\d])A\/C(?=[^A-Z]|$)/g;

/** Finds the known numbers in a line of text, in the order of the text. */
export function check(text: string): readonly Checked[] {
  const whole = partLabels(
    capitals(
      withPartedIds(plain(text.slice(0, MAX_READ_CHARACTERS)))
        .replace(/\s/g, ' ')
        .replace(/[\u2010-\u2015\u2212]/g, '-'),
    ),
  );
  if (isShortNumber(whole.trim())) return [phone(whole.trim())];
  let rest = whole.replace(ACCOUNT, '$1   ');
  const found: { at: number; checked: Checked }[] = [];
  for (const [form, read] of FORMS) {
    // What is before is matched too: Safari 15 has no way to look behind.
    const pattern = new RegExp(`(^|[^A-Z\\d])(?:${form})(?![A-Z\\d])`, 'g');
    rest = rest.replace(pattern, (match: string, before: string, ...more: unknown[]) => {
      const number = match.slice(before.length);
      const at = (more.find((each) => typeof each === 'number') as number) + before.length;
      const checked = read(number, kindBeside(whole, at, at + number.length));
      if (!checked) return match;
      found.push({ at, checked });
      return before + USED.repeat(number.length);
    });
  }
  if (found.length === 0) return [unclear(words.noneFound, [words.noneFoundWhy])];
  return found
    .sort((one, other) => one.at - other.at)
    .map(({ checked }) => checked)
    .filter((one, i, all) => one.shown === '' || all.findIndex(isSame(one)) === i)
    .slice(0, MAX_FOUND);
}

/** Of an IFSC its bank. */
export const lookUp = (checked: Checked): Promise<Checked> =>
  checked.title === ifscWords.title ? lookUpBank(checked) : Promise.resolve(checked);

const isSame = (one: Checked) => (other: Checked) =>
  one.title === other.title && one.shown === other.shown;
