import { withLatinDigits } from './digits.ts';
import { withoutInvisible } from './marks.ts';

/** Letters and signs of East Asian keyboards, as wide as a picture or small, as the usual ones. */
const withoutWidth = (text: string): string =>
  text.replace(/[\u3000\uFE50-\uFE6B\uFF01-\uFF5E]/g, (sign) => sign.normalize('NFKC'));

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
