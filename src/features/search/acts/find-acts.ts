import { wordsIn } from '#features/search/words.ts';
import { type Act, acts } from './acts.ts';

/** Fewer letters are not yet a word that asks for an act. */
const MIN_CHARACTERS = 3;

const listed = (text: string): string[] => wordsIn(text).map(({ word }) => word);

const all = acts.map((act) => ({ act, words: listed(`${act.title} ${act.typed}`) }));

/**
 * Acts that a query asks for: each of its words is one of theirs. The last one need not be whole yet, where no act has
 * it as it is.
 *
 * @param words of the query, without those that tell nothing
 */
export function findActs(words: readonly string[]): Act[] {
  const last = words.at(-1);
  if (last === undefined) return [];
  const before = words.slice(0, -1);
  const having = (hasLast: (words: readonly string[]) => boolean) =>
    all.flatMap(({ act, words: own }) =>
      before.every((word) => own.includes(word)) && hasLast(own) ? [act] : [],
    );
  const whole = having((own) => own.includes(last));
  return whole.length > 0 || last.length < MIN_CHARACTERS
    ? whole
    : having((own) => own.some((word) => word.startsWith(last)));
}
