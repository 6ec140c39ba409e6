import type { NumberFormat } from '#content/types/numbers.ts';
import { LABELS, type NumberKind } from '#domain/number-labels.ts';
import { capitals } from '#lib/codes/typed-code.ts';
import { plain } from '#lib/reader/plain.ts';
import { checkText } from './check-text.ts';
import { type Checked, type Format, unclear } from './formats/checked.ts';
import { isOther } from './line/others.ts';
import * as common from './words/common.ts';
import * as words from './words/line.ts';

/** Longer texts are looked through without their words. */
const MAX_CHARACTERS = 2_000;

/** Formats whose check looks at the words itself, or takes any number. */
const BY_THEMSELVES: readonly string[] = ['line', 'amount', 'consumer', 'upi'];

const KINDS = Object.keys(LABELS) as NumberKind[];
const WORDS = KINDS.flatMap((kind) => LABELS[kind].map((word) => ({ word: word as string, kind })));
WORDS.sort((one, other) => other.word.length - one.word.length);

const LABELLED = new RegExp(
  `(^|[^\\p{L}\\p{M}\\p{N}/])(${WORDS.map(({ word }) => word).join('|')})(?![\\p{L}\\p{M}/])` +
    // What may follow a label, and the number: with a digit, or eight or eleven letters of a SWIFT code.
    '((?: ?(?:NO|NUM|NUMBER|ID|CODE|IS|LIC|नंबर|संख्या|है)(?![\\p{L}\\p{M}\\p{N}]))*[ .:#=()-]{1,6}' +
    '(?:(?:[A-Z/-]{0,12}\\d[A-Z\\d/-]{0,30}(?: [A-Z\\d-]{0,8}\\d[A-Z\\d-]{0,8}){0,5})|[A-Z]{8}(?:[A-Z]{3})?)(?![A-Z\\d]))',
  'gu',
);

/**
 * What a format tells about a text, as `checkText`, but for numbers that the word before them calls another kind: those
 * are named, and never judged by this format.
 */
export function checkLabelled(
  name: NumberFormat,
  format: Format,
  text: string,
): readonly Checked[] {
  if (BY_THEMSELVES.includes(name) || text.length > MAX_CHARACTERS) return checkText(format, text);
  const whole = capitals(plain(text)).replace(/\s+/g, ' ').trim();
  // Letters of the number may spell a label: REF 1234567.
  if (format.FORM && new RegExp(`^(?:${format.FORM})$`).test(whole)) return checkText(format, text);
  const others: Checked[] = [];
  const rest = whole.replace(
    LABELLED,
    (match: string, before: string, word: string, _: string, at: number) => {
      const kind = WORDS.find((each) => each.word === word)?.kind;
      if (!kind || isOwn(kind, name) || mayBePart(word, format)) return match;
      // In `GST registration no` the first word decides.
      if (ownLabel(name).test(whole.slice(0, at).replace(/^.*\d/, ''))) return match;
      others.push(otherKind(kind, word));
      return before;
    },
  );
  if (others.length === 0) return checkText(format, text);
  return /\d/.test(rest) ? checkText(format, rest) : others;
}

const isOwn = (kind: NumberKind, name: string) =>
  kind === name || (name === 'aadhaar' && kind === 'virtualId');

/** DL, CC and M are letters of plates and passports too. */
const mayBePart = (word: string, { FORM }: Format) => word.length < 3 && /A-/.test(FORM ?? 'A-');

const ownLabel = (name: string) =>
  new RegExp(
    `(?:^|[^\\p{L}\\p{M}])(?:${WORDS.filter(({ kind }) => isOwn(kind, name))
      .map(({ word }) => word)
      .join('|')})(?![\\p{L}\\p{M}])`,
    'u',
  );

const otherKind = (kind: NumberKind, word: string): Checked =>
  unclear(isOther(kind) ? words.others[kind] : word, [common.calledOther(word)]);
