import type { Vocabulary } from '#copy/types/vocabulary.ts';
import { wordsIn } from './words.ts';

/** What a query asks for once: any of these lists of words, of which each is the beginning of a word. */
export type Term = readonly (readonly string[])[];

/** Fewer letters of a synonym than this are not yet one. */
const MIN_BEGINNING_CHARACTERS = 4;

/** Reads queries: each word is a term, several are one where they are a synonym together. */
export function termReader({
  synonyms,
  small,
  asking = '',
}: Pick<Vocabulary, 'synonyms' | 'small'> & Partial<Vocabulary>): (query: string) => Term[] {
  const ignored = new Set(listed(small));
  const inQuestions = new Set(listed(asking));
  /** Words of a text without those that say nothing, unless there is nothing else. */
  const telling = (text: string) => {
    const all = listed(text);
    const left = all.filter((word) => !ignored.has(word));
    return left.length > 0 ? left : all;
  };
  const known = Object.entries(synonyms).flatMap(([meant, typed]) =>
    typed.map((each) => ({ typed: telling(each), meant: listed(meant) })),
  );
  const longest = Math.max(1, ...known.map(({ typed }) => typed.length));
  const meant = (words: readonly string[], mayGoOn: boolean) =>
    known
      .filter(({ typed }) => isSame(typed, words, mayGoOn))
      .map((each) => each.meant)
      .filter((own) => own.join() !== words.join());
  const isOwn = (words: readonly string[]) =>
    known.some((each) => isSame(each.meant, words, false));
  // A word that is whole is not the beginning of another: “install” is no instalment.
  const meanings = (words: readonly string[], isLast: boolean) => {
    const whole = meant(words, false);
    return whole.length > 0 ? whole : meant(words, isLast && !isOwn(words));
  };

  return (query) => {
    const left = telling(query);
    const terms: Term[] = [];
    for (let at = 0; at < left.length; ) {
      let length = Math.min(longest, left.length - at);
      const found = () => meanings(left.slice(at, at + length), at + length === left.length);
      while (length > 1 && found().length === 0) length--;
      terms.push([left.slice(at, at + length), ...found()]);
      at += length;
    }
    const isAsking = ([words = [], ...meant]: Term) =>
      meant.length === 0 && words.every((word) => inQuestions.has(word));
    const told = terms.filter((term) => !isAsking(term));
    return told.length > 0 ? told : terms;
  };
}

// The last word may still be on its way.
function isSame(typed: readonly string[], words: readonly string[], mayGoOn: boolean): boolean {
  return (
    typed.length === words.length &&
    (isUnordered(typed, words) ||
      typed.every((each, i) => {
        const word = words[i] ?? '';
        const unfinished =
          mayGoOn && i === words.length - 1 && word.length >= MIN_BEGINNING_CHARACTERS;
        return each === word || (unfinished && each.startsWith(word));
      }))
  );
}

/** Whether they are the same words, in any order. */
const isUnordered = (typed: readonly string[], words: readonly string[]): boolean =>
  typed.every((each) => words.includes(each)) && words.every((each) => typed.includes(each));

const listed = (text: string): string[] => wordsIn(text).map(({ word }) => word);
