import * as words from '#features/number-check/words/account.ts';
import * as common from '#features/number-check/words/common.ts';
import { named } from '#lib/code-shape.ts';
import { lastFour, plainCode } from '#lib/plain-code.ts';
import { type Checked, right, unclear, wrong } from './checked.ts';

const MIN_DIGITS = 9;
const MAX_DIGITS = 18;

/** Each bank has its own format and secret check digits, so only the number of digits is checked. */
export function check(text: string): Checked {
  const digits = plainCode(text);
  const strange = [...digits].find((character) => !/^[0-9]$/.test(character));
  if (strange) return wrong(words.title, [words.digitsOnly(named(strange))]);
  if (digits.length < MIN_DIGITS || digits.length > MAX_DIGITS)
    return unclear(words.title, [words.wrongLength(MIN_DIGITS, MAX_DIGITS, digits.length)]);
  return right(
    words.title,
    lastFour(digits),
    [{ label: common.digits, value: String(digits.length) }],
    [words.ownWay],
  );
}
