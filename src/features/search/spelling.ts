import { distance } from './distance.ts';

/** Words with this many letters or more may have one wrong letter, or two. */
const ONE_OFF_CHARACTERS = 4;
const TWO_OFF_CHARACTERS = 7;

/** How many letters of a word may be wrong. */
export const lettersOff = (word: string): number =>
  word.length >= TWO_OFF_CHARACTERS ? 2 : word.length >= ONE_OFF_CHARACTERS ? 1 : 0;

/**
 * Reads words as they were meant.
 *
 * @param known words of the whole index, folded; the more often one occurs, the more likely it is meant
 * @returns what gives the known word that is nearest to an unknown one; the word itself where it is the beginning of a
 *   known one, or none is near
 */
export function speller(known: Iterable<string>): (word: string) => string {
  const counts = new Map<string, number>();
  for (const word of known) counts.set(word, (counts.get(word) ?? 0) + 1);
  const all = [...counts].sort(([, a], [, b]) => b - a).map(([word]) => word);
  return (word) => {
    const allowed = lettersOff(word);
    if (allowed === 0 || all.some((one) => one.startsWith(word))) return word;
    // Few mistake the first letter.
    const near = all.filter(
      (one) => one[0] === word[0] && Math.abs(one.length - word.length) <= allowed,
    );
    const best = Math.min(...near.map((one) => distance(word, one)));
    return (best <= allowed && near.find((one) => distance(word, one) === best)) || word;
  };
}
