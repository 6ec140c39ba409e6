import { named } from '#lib/code-shape.ts';
import { lastFour, plainCode } from '#lib/plain-code.ts';
import { type Checked, right, unclear, wrong } from './checked.ts';

const TITLE = 'Bank account number';
const MIN_DIGITS = 9;
const MAX_DIGITS = 18;

/** Each bank has a form of its own, and check digits that only it knows: digits are counted here. */
export function check(text: string): Checked {
  const digits = plainCode(text);
  const strange = [...digits].find((character) => !/^[0-9]$/.test(character));
  if (strange)
    return wrong(TITLE, [`An account number has digits only; this has ${named(strange)}.`]);
  if (digits.length < MIN_DIGITS || digits.length > MAX_DIGITS)
    return unclear(TITLE, [
      `Most account numbers have ${MIN_DIGITS} to ${MAX_DIGITS} digits; this has ${digits.length}. Compare it with the passbook.`,
    ]);
  return right(
    TITLE,
    lastFour(digits),
    [{ label: 'Digits', value: String(digits.length) }],
    ['Each bank numbers its accounts in its own way, so a wrong digit goes unnoticed here.'],
  );
}
