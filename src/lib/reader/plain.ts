import { withLatinDigits } from './digits.ts';
import { withoutInvisible } from './marks.ts';

const FULL_WIDTH_OFFSET = 0xff01 - 0x21;

/** Letters and signs that East Asian keyboards type as wide as a picture, as the usual ones. */
const withoutWidth = (text: string): string =>
  text
    .replace(/[\uFF01-\uFF5E]/g, (wide) =>
      String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH_OFFSET),
    )
    .replace(/\u3000/g, ' ');

/** A text in plain characters: nothing that cannot be seen, digits of all scripts as 0 to 9, none of full width. */
export const plain = (text: string): string =>
  withLatinDigits(withoutWidth(withoutInvisible(text)));
