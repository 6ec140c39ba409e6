import { plain } from './plain.ts';

/** Digits, and letters that eyes and scanners take for them. */
const ALIKE = '[\\dOoQDIil|SsZzGBbgq]';

const RUN = new RegExp(
  `(?:^|[^\\p{L}\\p{M}\\d])(\\+?\\(?${ALIKE}(?:[ ().-]{0,3}${ALIKE})*)(?![\\p{L}\\p{M}\\d])`,
  'gu',
);

/** A letter next to a digit, and not in a group of its own. */
const MIXED = /\d[^\d\s().-]|[^\d\s()+.-]\d/;

/** A mobile number of India with nothing wrong: `Flat 2B 98765 43210`. */
const WHOLE = /(?:^|[^\p{L}\d])[6-9]\d{4}[ -]?\d{5}(?![\p{L}\d])/u;

/** No house, seat or hour has as many characters. */
const MIN_CHARACTERS = 8;

/**
 * A number with letters in the place of digits, without separators: `98765 4321O`. Undefined where a text has none, or
 * a whole number beside it.
 */
export function slipIn(text: string): string | undefined {
  const whole = plain(text).trim();
  for (const [, run = ''] of whole.matchAll(RUN)) {
    const number = run.replace(/[\s().-]/g, '');
    const isLong = number.length >= MIN_CHARACTERS || run === whole;
    const isAlone = run.startsWith('+') || !WHOLE.test(whole);
    if (MIXED.test(run) && isLong && isAlone) return number;
  }
  return undefined;
}
