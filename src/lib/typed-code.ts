import { withLatinDigits } from './latin-digits.ts';

// Soft and zero-width characters, and the marks that set the direction of writing: they come along when a
// number is copied from a PDF or a chat, and nobody sees them.
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]+/g;

/** A text without what takes no room on the screen. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');

/**
 * A number of letters and digits as it is printed: no spaces anywhere, `a` to `z` as capitals, digits of
 * Indian scripts as 0 to 9. Other letters stay as they are: `ß` must not become two letters, nor `ı` an I.
 */
export function typedCode(text: string): string {
  return withLatinDigits(withoutInvisible(text).replace(/\s+/g, '')).replace(/[a-z]/g, (letter) =>
    letter.toUpperCase(),
  );
}
