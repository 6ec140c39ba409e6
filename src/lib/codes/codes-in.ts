import { plain } from '#lib/reader/plain.ts';
import { withoutSeparators } from './plain-code.ts';
import { capitals } from './typed-code.ts';

/** As many as a message has; no longer text is looked through. */
const MAX_CHARACTERS = 2_000;

/**
 * The numbers of a form in a sentence, each once, in capitals and without separators. A part of a longer number is
 * none of them.
 *
 * @param form as a regular expression of capitals, digits and separators
 */
export function codesIn(text: string, form: string): string[] {
  if (text.length > MAX_CHARACTERS) return [];
  const whole = capitals(plain(text)).replace(/[\u2010-\u2015\u2212]/g, '-');
  const found = [...whole.matchAll(new RegExp(form, 'g'))].filter(({ 0: code, index }) => {
    const before = whole.slice(Math.max(0, index - 2), index);
    const behind = whole.slice(index + code.length, index + code.length + 2);
    // A group of digits goes on behind a space or a sign; a word does not.
    return !(
      /[\p{L}\p{M}\d#*@_]$/u.test(before) ||
      /^[\p{L}\p{M}\d#*@_]/u.test(behind) ||
      (/^\d/.test(code) && /\d[ .,/-]$/.test(before)) ||
      (/\d$/.test(code) && /^[ ./-]\d/.test(behind))
    );
  });
  return [...new Set(found.map(({ 0: code }) => withoutSeparators(code).replaceAll('/', '')))];
}
