import { plain } from '#lib/reader/plain.ts';
import { withoutLabel } from './label.ts';
import { capitals } from './typed-code.ts';

// Dashes of all lengths and the minus, dots, and what a sentence puts around a number.
const SEPARATORS =
  /[-.,;:|"'()<>[\]{}\u00AB\u00B7\u00BB\u058A\u05BE\u2010-\u2015\u2018-\u201F\u2212\uFE58\uFE63]+/g;

/** A text without spaces, dashes, dots and what a sentence puts around a number. */
export const withoutSeparators = (text: string): string =>
  text.replace(/\s+/g, '').replace(SEPARATORS, '');

/**
 * A number without what is only there to be read easily: no spaces, dashes or dots, in capitals, and without its
 * label.
 *
 * @param labels words that may come before it, in capitals
 */
export const plainCode = (text: string, labels: readonly string[] = []): string =>
  capitals(withoutSeparators(withoutLabel(plain(text), labels)));

/** All but the last four characters hidden. */
export function lastFour(digits: string): string {
  const hidden = Math.max(digits.length - 4, 0);
  return 'X'.repeat(hidden) + digits.slice(hidden);
}
