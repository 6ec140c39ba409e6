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

/** Signs that chats set in bold, in italics or apart: `*AAAPS1234K*`. */
const FORMATTED = /(^|[\s(:])([*_~`]{1,3})([^\s*_~`][^*_~`\n]*)\2(?=$|[\s),.;:!?])/g;

/** Decimals that spreadsheets give to a long whole number. */
const OF_SHEETS = /(\d{9})\.00?(?![\w@.-])/g;

/**
 * A text in plain characters: nothing that cannot be seen, digits of all scripts as 0 to 9, none of full width, and
 * without what a chat or a spreadsheet puts around a number.
 */
export const plain = (text: string): string =>
  withLatinDigits(withoutWidth(withoutInvisible(text)))
    // Of Arabic keyboards.
    .replace(/\u066B/g, '.')
    .replace(/[\u060C\u066C]/g, ',')
    .replace(FORMATTED, '$1$3')
    .replace(OF_SHEETS, '$1');
