import * as words from '#words/spoken.ts';
import { plain } from './plain.ts';

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
export function withSpokenDigits(text: string): string {
  const whole = spelt(plain(text).trim());
  const read = whole.replace(RUN, (all, before: string, run: string) => {
    const pieces = run.toLowerCase().split(/[\s,-]+/);
    const said = pieces.map((piece) => MEANT.get(piece) ?? `.${piece}`).join('');
    const { length } = pieces.filter((piece) => MEANT.has(piece));
    const isSaid =
      length > 1 || /[dt+]/.test(said) || (length > 0 && (run === whole || isBetweenDigits(run)));
    return isSaid ? before + digitsIn(said) : all;
  });
  return read === whole ? text : read;
}

const isBetweenDigits = (run: string): boolean =>
  /^\d/.test(run) && /\d$/.test(run) && /[^\d\s,-]{3}/.test(run);

const GOES_ON = new RegExp(`(?:${words.twice}|${words.thrice})\\s*$`.replace(/ /g, '|'), 'i');

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
