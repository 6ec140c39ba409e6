import { withLatinDigits } from './latin-digits.ts';

// White space, soft and zero-width characters, and the marks that set the direction of writing: they come
// along when a number is copied from a PDF or a chat, and nobody sees them.
const INVISIBLE = /[\s\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069]+/g;

/**
 * A number of letters and digits as it is printed: no spaces anywhere, `a` to `z` as capitals, digits of
 * Indian scripts as 0 to 9. Other letters stay as they are: `ß` must not become two letters, nor `ı` an I.
 */
export function typedCode(text: string): string {
  return withLatinDigits(text.replace(INVISIBLE, '')).replace(/[a-z]/g, (letter) =>
    letter.toUpperCase(),
  );
}
