import { decodePan, OTHER_HOLDER } from '#domain/pan.ts';
import * as words from '#features/number-check/words/pan.ts';
import { misfits } from '#lib/code-shape.ts';
import { plainCode } from '#lib/plain-code.ts';
import { type Checked, right, wrong } from './checked.ts';

/** Permanent Account Number. The last letter is a check letter, but nobody outside can compute it. */
export function check(text: string): Checked {
  const code = plainCode(text);
  const pan = decodePan(code);
  if (!pan) return wrong(words.title, misfits(code, 'AAAAA9999A', words.wrongLength));
  const letter = code.charAt(3);
  const named = letter === 'P' ? words.surname : words.registeredName;
  return right(
    words.title,
    pan.masked,
    [
      { label: words.holder, value: `${pan.holder} (${letter})` },
      { label: words.nameBegins, value: named(code.charAt(4)) },
    ],
    [
      ...(pan.holder === OTHER_HOLDER ? [words.unknownHolder(letter)] : []),
      ...(pan.serialInUse ? [] : [words.serialZero]),
      words.checkLetter,
    ],
  );
}
