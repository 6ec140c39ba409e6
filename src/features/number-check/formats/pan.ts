import { decodePan, OTHER_HOLDER } from '#domain/pan.ts';
import { misfits } from '#lib/code-shape.ts';
import { plainCode } from '#lib/plain-code.ts';
import { type Checked, right, wrong } from './checked.ts';

const TITLE = 'PAN';

/** Permanent Account Number. The last letter is a check letter, but nobody outside can compute it. */
export function check(text: string): Checked {
  const code = plainCode(text);
  const pan = decodePan(code);
  if (!pan) return wrong(TITLE, misfits(code, 'AAAAA9999A', 'A PAN'));
  const letter = code.charAt(3);
  return right(
    TITLE,
    pan.masked,
    [
      { label: 'Holder', value: `${pan.holder} (${letter})` },
      { label: 'Name begins with', value: `${code.charAt(4)}, ${namePart(letter)}` },
    ],
    [
      ...(pan.holder === OTHER_HOLDER
        ? [`We know no type of holder for the letter ${letter}.`]
        : []),
      ...(pan.serialInUse ? [] : ['The digits run from 0001 to 9999, so 0000 belongs to nobody.']),
      'The last letter cannot be checked: its rule was never published.',
    ],
  );
}

const namePart = (letter: string) => (letter === 'P' ? 'the surname' : 'the registered name');
