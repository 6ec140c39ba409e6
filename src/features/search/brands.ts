import type { Vocabulary } from '#copy/types/vocabulary.ts';
import { wordsIn } from './words.ts';

/**
 * Reads names of brands as what is meant by them.
 *
 * @returns what gives the words of a query, folded, each brand as its meaning: once, and at its place
 */
export function brandReader(brands: Vocabulary['brands']): (words: readonly string[]) => string[] {
  const known = Object.entries(brands).flatMap(([meaning, names]) =>
    names.map((name) => ({ name: listed(name), meaning: listed(meaning) })),
  );
  return (words) => {
    const read: string[] = [];
    for (let at = 0; at < words.length; ) {
      const rest = words.slice(at);
      const here = known.filter(({ name }) => name.every((word, i) => word === rest[i]));
      const [brand] = here.sort((a, b) => b.name.length - a.name.length);
      read.push(...(brand?.meaning ?? rest.slice(0, 1)));
      at += brand?.name.length ?? 1;
    }
    return [...new Set(read)];
  };
}

const listed = (text: string): string[] => wordsIn(text).map(({ word }) => word);
