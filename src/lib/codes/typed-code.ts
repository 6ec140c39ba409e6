import { plain } from '#lib/reader/plain.ts';

/**
 * A number of letters and digits as it is printed: no spaces anywhere, `a` to `z` as capitals, digits of
 * all scripts as 0 to 9. Other letters stay as they are: `ß` must not become two letters, nor `ı` an I.
 */
export const typedCode = (text: string): string => capitals(plain(text).replace(/\s+/g, ''));

/** `a` to `z` as capitals, and nothing else changed. */
export const capitals = (text: string): string =>
  text.replace(/[a-z]+/g, (letters) => letters.toUpperCase());
