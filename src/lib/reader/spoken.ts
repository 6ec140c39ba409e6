import * as words from '#words/spoken.ts';
import { plain } from './plain.ts';
import { slipIn } from './slips.ts';

/**
 * A nasal of Hindi is written with a point or with a moon and a point, and keyboards write letters with a dot in
 * two ways.
 */
const spelt = (text: string): string => text.normalize('NFC').replace(/\u0901/g, '\u0902');

/** Digits and signs by their words: of `ninety eight`, `9_8`, the 8 takes the place of a 0. */
const MEANT = new Map(
  [
    ...words.digits.map((each, digit) => [each, `${digit}`] as const),
    ...words.tens.map((each, i) => [each, `${i + 2}_`] as const),
    ...words.pairs.split(' ').map((each, i) => [each.replace('/', ' '), `${i + 10}`] as const),
    [words.plus, '+'] as const,
    [words.twice, 'd'] as const,
    [words.thrice, 't'] as const,
  ].flatMap(([each, meant]) =>
    spelt(each)
      .split(' ')
      .map((word) => [word, meant]),
  ),
);

const PIECE = `(?:${[...MEANT.keys()].join('|')}|\\d+)`;
const RUN = new RegExp(
  `(^|[^\\p{L}\\p{M}\\p{N}])(${PIECE}(?:[\\s,-]{1,3}${PIECE})*)(?![\\p{L}\\p{M}\\p{N}@])`,
  'giu',
);

/**
 * A text with the digits that dictation has left as words: `double nine eight seven` is 9987. One word is a digit only
 * between others, or where there is nothing else.
 */
export const withSpokenDigits = (text: string): string => read(text, false);

/** Also where a word is alone, as in a code of letters and digits. */
function read(text: string, isCode: boolean): string {
  const whole = spelt(plain(text).trim());
  const found = whole.replace(RUN, (all, before: string, run: string) => {
    const pieces = run.toLowerCase().split(/[\s,-]+/);
    const said = pieces.map((piece) => MEANT.get(piece) ?? `.${piece}`).join('');
    const { length } = pieces.filter((piece) => MEANT.has(piece));
    const isSaid =
      length > 1 ||
      /[dt+]/.test(said) ||
      // A letter alone is the beginning of a word that is typed.
      (length > 0 && ((run === whole && run.length > 1) || isBetweenDigits(run))) ||
      // Two letters may be those of a plate: MH 12 EK 1234.
      (length > 0 && isCode && /[^\d\s,-]{3}/.test(run));
    // Of `12 double U` it is no digit that is told twice.
    return isSaid && !/[dt]$/.test(said) ? before + digitsIn(said) : all;
  });
  return found === whole ? text : found;
}

/** As a pattern of either. */
const either = (said: string): string => said.replace(/ /g, '|');

const REPEATED = new RegExp(
  `(^|[^\\p{L}])(?:(${either(words.twice)})|${either(words.thrice)})\\s+([a-tv-z])(?![\\p{L}\\p{M}])`,
  'giu',
);

/** What tells a letter from others: `S for Surat`. */
const FOR = /(^|\s)([a-z])\s+(?:for|as in)\s+\p{L}[\p{L}\p{M}]*/giu;

/** Letters, and digits between them, that are told one by one. */
const ONE_BY_ONE =
  /(^|[^\p{L}\p{M}\d])((?=[\d\s,.-]{0,40}[a-z](?:[\s,.-]|$))(?:[a-z]|\d+)(?:[\s,.-]{1,3}(?:[a-z]|\d+)){2,})(?![\p{L}\p{M}\d])/giu;

/**
 * A text with the code that dictation has told letter by letter: `double A P S one two` is AAPS 12. `double U` is
 * another letter too, and stays.
 */
export const withSpokenCode = (text: string): string =>
  read(
    text
      .replace(FOR, '$1$2')
      .replace(
        REPEATED,
        (_, before: string, twice: string | undefined, letter: string) =>
          `${before}${letter} ${letter}${twice ? '' : ` ${letter}`}`,
      ),
    true,
  ).replace(ONE_BY_ONE, (_, before: string, code: string) => before + code.replace(/[\s,.-]/g, ''));

const isBetweenDigits = (run: string): boolean =>
  /^\d/.test(run) && /\d$/.test(run) && /[^\d\s,-]{3}/.test(run);

/** Of fields that have both read, and so comes with this. */
export const slipOf = slipIn;

const GOES_ON = new RegExp(`(?:${either(words.twice)}|${either(words.thrice)})\\s*$`, 'i');

/** Whether the digit is still to come that a word tells more than once. */
export const goesOn = (text: string): boolean => GOES_ON.test(text);

/** The digits of what was said. Figures have a point before them, and `double 99` has said it twice already. */
const digitsIn = (said: string): string =>
  said
    .replace(/d(?:\.(\d)\1|\.?(\d))/g, '$1$1$2$2')
    .replace(/t(?:\.(\d)\1\1|\.?(\d))/g, '$1$1$1$2$2$2')
    .replace(/_([1-9])/g, '$1')
    .replace(/_/g, '0')
    .replace(/[^\d+]/g, '');
