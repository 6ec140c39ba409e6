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
  const found = [...whole.matchAll(new RegExp(form, 'g'))]
    .map(({ 0: code, index }) => ({ code, from: index, to: index + code.length }))
    .filter(
      ({ from, to }) =>
        !WORD_BEFORE.test(whole.slice(Math.max(0, from - 2), from)) &&
        !WORD_BEHIND.test(whole.slice(to, to + 2)),
    );
  return [
    ...new Set(
      wholeOnes(found, whole).map(({ code }) => withoutSeparators(code).replaceAll('/', '')),
    ),
  ];
}

/** A number at its place in a text. */
interface Place {
  code: string;
  from: number;
  to: number;
}

const WORD_BEFORE = /[\p{L}\p{M}\d#*@_]$/u;
const WORD_BEHIND = /^[\p{L}\p{M}\d#*@_]/u;

/**
 * Digits before a number, also Hindi ones that dictation left as words, but for the end of another code, such as
 * an IFSC.
 */
const REST_BEFORE =
  /(?:^|[^A-Z\d])(?!\d*[A-Z][A-Z\d]{8})[A-Z\d]*\d[ .,/-]$|(?:डबल|ट्रिपल|शून्य)(?: \p{L}+)? $/u;

/** Digits behind it, but for a date. */
const REST_BEHIND = /^[ ./-](?!\d\d?([./-])\d\d?\1)\d+/;

/** Behind a code with letters more than a slip adds is another number. */
const MOST_OF_A_SLIP = 6;

const MOST_LOOKED_AT = 24;

/** Those that go on neither before nor behind, as digits do behind a space or a sign, unless with another number. */
function wholeOnes(found: readonly Place[], whole: string): readonly Place[] {
  const kept = found.filter(({ code, from, to }, i) => {
    const before = whole.slice(Math.max(0, from - MOST_LOOKED_AT), from);
    const goesOnBefore = /^\d/.test(code) && REST_BEFORE.test(before);
    const rest = REST_BEHIND.exec(whole.slice(to, to + MOST_LOOKED_AT))?.[0].length ?? 0;
    const goesOnBehind =
      /\d$/.test(code) && rest > 0 && (rest <= MOST_OF_A_SLIP || /^\d/.test(code));
    return (
      (!goesOnBefore || found[i - 1]?.to === from - 1) &&
      (!goesOnBehind || found[i + 1]?.from === to + 1)
    );
  });
  return kept.length < found.length ? wholeOnes(kept, whole) : kept;
}

/** The numbers of a form in a text that holds several, though one is asked for; none where it holds one at most. */
export function severalIn(text: string, form: string): readonly string[] {
  // What is put after a number has no gap to it.
  const parted = capitals(plain(text.slice(0, MAX_CHARACTERS))).replace(
    new RegExp(form, 'g'),
    ' $& ',
  );
  const found = [codesIn(text, form), codesIn(parted, form)].find(({ length }) => length > 1);
  return found ?? [];
}
