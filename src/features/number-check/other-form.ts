import { type Checked, unclear } from './checked.ts';
import { check as line } from './line/check.ts';
import * as words from './line/words.ts';
import * as common from './words/common.ts';

/** Kinds that are told by their form alone and judged by no tool. */
const NAMED: readonly string[] = [...Object.values(words.others), words.reference];

/** Kinds whose form other numbers have as well. */
const POSSIBLE: readonly string[] = Object.values(words.possible);

/** What is wrong with digits in the place of a number with letters, and what they may be instead. */
export function withReadings(text: string, checked: readonly Checked[]): readonly Checked[] {
  const [only, ...more] = checked;
  if (only?.verdict !== 'wrong' || more.length > 0 || /\p{L}/u.test(text)) return checked;
  const [digits, ...others] = line(text);
  if (digits?.verdict !== 'unclear' || digits.title === words.noneFound || others.length > 0)
    return checked;
  return [{ ...only, sentences: [...only.sentences, ...digits.sentences] }];
}

/**
 * The numbers of a text that their form says to be of other kinds than a check found; undefined where it found a right
 * one, or there is none.
 */
export function inOtherForm(
  text: string,
  checked: readonly Checked[],
): readonly Checked[] | undefined {
  const isRight = checked.some(({ verdict }) => verdict === 'right');
  const isWrong = checked.every(({ verdict }) => verdict === 'wrong');
  const titles = checked.map(({ title }) => title);
  const found = line(text).filter(
    ({ title, verdict }) =>
      !titles.includes(title) &&
      (NAMED.includes(title) ||
        (verdict === 'right' && !isRight) ||
        (POSSIBLE.includes(title) && isWrong)),
  );
  if (found.length === 0) return undefined;
  return found.map(({ title }) =>
    unclear(title, [POSSIBLE.includes(title) ? words.noWordBeside : common.looksLikeOther(title)]),
  );
}
