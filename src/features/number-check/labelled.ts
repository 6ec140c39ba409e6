import type { NumberFormat } from '#copy/types/numbers.ts';
import { LABELS, type NumberKind } from '#domain/number-labels.ts';
import { capitals } from '#lib/codes/typed-code.ts';
import { plain } from '#lib/reader/plain.ts';
import { withSpokenCode, withSpokenDigits } from '#lib/reader/spoken.ts';
import { checkText } from './check-text.ts';
import { type Checked, type Format, unclear } from './checked.ts';
import { isOther, mayBeOf } from './line/others.ts';
import { partLabels } from './line/part-labels.ts';
import * as words from './line/words.ts';
import { inOtherForm, withReadings } from './other-form.ts';
import * as common from './words/common.ts';

/** Longer texts are looked through without their words. */
const MAX_CHARACTERS = 2_000;

/** Formats whose check looks at the words itself. */
const BY_THEMSELVES: readonly string[] = ['line', 'amount'];

/** Links and shop codes have their own words. */
const LINK = /:\/\/|^\s*000201/;

/** Billers know their customers by any of these. */
const OF_CUSTOMERS: readonly string[] = ['account', 'reference', 'card', 'phone', 'rc', 'biller'];

/** Words after numbers of any kind: `AAAPS1234K card`. */
const ANYWHERE: readonly string[] = ['card', 'reference', 'consumer', 'phone', 'biller'];

const KINDS = Object.keys(LABELS) as NumberKind[];
const WORDS = KINDS.flatMap((kind) =>
  // Passports say IND too.
  LABELS[kind].map((word) => ({ word: word as string, kind })),
).filter(({ word }) => word !== 'IND');
WORDS.sort((one, other) => other.word.length - one.word.length);

const WORD = `(${WORDS.map(({ word }) => word).join('|')})(?![\\p{L}\\p{M}/])`;
const REST = '(?: ?(?:NO|NUM|NUMBER|ID|CODE|IS|LIC|नंबर|संख्या|है)(?![\\p{L}\\p{M}\\p{N}]))*';

/** With a digit, or eight or eleven letters of a SWIFT code. */
const NUMBER =
  '(?:[A-Z]{4,5}\\d[A-Z\\d]{4,9}|\\+?(?:[A-Z/-]{0,12}\\d[A-Z\\d/-]{0,30}(?: [A-Z\\d-]{0,8}\\d[A-Z\\d-]{0,8}){0,5})|[A-Z]{8}(?:[A-Z]{3})?)(?![A-Z\\d@])';

const BEFORE = new RegExp(
  `(^|[^\\p{L}\\p{M}\\p{N}/])${WORD}(${REST}[ .:#=()-]{1,6}(${NUMBER}))`,
  'gu',
);
/** Only a sign may follow: else the word is about the next number. */
const BEHIND = new RegExp(
  `(^|[^A-Z\\d@])(${NUMBER}) ?[([-]? ?${WORD}${REST}(?= ?(?:$|[)\\],.;\\n]))`,
  'gu',
);

/**
 * What a format tells about a text, as `checkText`, but for numbers of other kinds: those that a word next to them, or
 * their form alone, says to be of another kind are named, and never judged by this format.
 */
export function checkLabelled(
  name: NumberFormat,
  format: Format,
  entered: string,
): readonly Checked[] {
  const typed = undictated(name, format, entered);
  const isByItself =
    BY_THEMSELVES.includes(name) ||
    typed.length > MAX_CHARACTERS ||
    (name === 'upi' && (typed.includes('@') || LINK.test(typed)));
  if (isByItself) return checkText(format, typed);
  const inCapitals = capitals(plain(typed)).replace(/\s+/g, ' ').trim();
  const whole = partLabels(inCapitals);
  const text = whole === inCapitals ? typed : whole;
  // Letters of the number may spell a label: REF 1234567.
  if (format.FORM && new RegExp(`^(?:${format.FORM})$`).test(whole))
    return judged(name, format, text);
  const others: Checked[] = [];
  const take = (match: string, before: string, word: string, number: string) => {
    const kind = WORDS.find((each) => each.word === word)?.kind;
    const isPart = mayBePart(word, format) && !(word.length > 1 && /^[A-Z]{1,2}\d{6}/.test(number));
    if (!kind || isOwn(kind, name) || isPart || !mayBeOf(kind, number)) return match;
    others.push(unclear(isOther(kind) ? words.others[kind] : word, [common.calledOther(word)]));
    return before;
  };
  const rest = whole
    .replace(BEFORE, (match, before, word, _, number, at) =>
      // In `GST registration no` the first word decides.
      ownLabel(name).test(whole.slice(0, at).replace(/^.*\d/, ''))
        ? match
        : take(match, before, word, number),
    )
    .replace(BEHIND, (match, before, number, word, at, all) =>
      isAnywhere(word, format) || isPartOfOwn(format, all, at + before.length)
        ? match
        : take(match, before, word, number),
    );
  if (others.length === 0) return judged(name, format, text);
  return /\d/.test(rest) ? judged(name, format, rest) : others;
}

/** A text with what dictation has left as words; a code that is right without that stays. */
function undictated(name: NumberFormat, format: Format, text: string): string {
  if (name !== 'line' && !format.FORM) return text;
  const digits = name === 'line' || !isOfLetters(format) ? withSpokenDigits(text) : text;
  const isFound = ({ verdict, title }: Checked) =>
    name === 'line' ? title !== words.noneFound : verdict === 'right';
  return !isOfLetters(format) || checkText(format, digits).some(isFound)
    ? digits
    : withSpokenCode(text);
}

const isAnywhere = (word: string, format: Format) =>
  isOfLetters(format) && WORDS.some((each) => each.word === word && ANYWHERE.includes(each.kind));

/** Whether the digits at a place are the end of a number of the format: `MH 12 AB 1234 (Swift)`. */
const isPartOfOwn = ({ FORM }: Format, text: string, at: number) =>
  FORM !== undefined &&
  [...text.matchAll(new RegExp(FORM, 'g'))].some(
    ({ 0: own, index }) => index < at && at < index + own.length,
  );

/** What the format tells, or what else the form of the number says. */
function judged(name: NumberFormat, format: Format, text: string): readonly Checked[] {
  const checked = checkText(format, text);
  if (name === 'consumer') return checked;
  const other = inOtherForm(text, checked);
  return other ?? (isOfLetters(format) ? withReadings(text, checked) : checked);
}

const isOwn = (kind: NumberKind, name: string) =>
  kind === name ||
  (name === 'aadhaar' && kind === 'virtualId') ||
  (name === 'consumer' && OF_CUSTOMERS.includes(kind));

const isOfLetters = ({ FORM }: Format) => /A-/.test(FORM ?? 'A-');

/** DL, CC and M are letters of plates and passports too. */
const mayBePart = (word: string, format: Format) => word.length < 3 && isOfLetters(format);

const ownLabel = (name: string) =>
  new RegExp(
    `(?:^|[^\\p{L}\\p{M}])(?:${WORDS.filter(({ kind }) => isOwn(kind, name))
      .map(({ word }) => word)
      .join('|')})(?![\\p{L}\\p{M}])`,
    'u',
  );
