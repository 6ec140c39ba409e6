import { fold } from '#lib/fold.ts';

/** A word of a text in the form for comparison, and its position. */
export interface Word {
  word: string;
  start: number;
  end: number;
}

// Words in Devanagari may contain joiners, sums commas, and what banks call a day a plus before its digit.
const WORD = /(?:\p{N}(?:,(?=\p{N}))?|\p{L}(?:\+(?=\p{N}))?|[\p{M}\u200c-\u200d])+/gu;

/** What compatibility forms leave, and signs of a letter that is not there. */
const NOT_IN_WORDS = /^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]/gu;

const ENGLISH_MANY = /^(.{3,}[^s])s$/u;

/** Companies, कंपनियाँ and कंपनियों: what is left is कंपनी. */
const HINDI_MANY = /ि(?:यां|यों)$/u;

/** Endings of cases, of many and of verbs: खाता, खाते, खातों; सेवा, सेवाएँ; भेजना, भेजें. */
const HINDI_ENDING = /^(?=.{4})(?:(.{2,}?)(?:[ोे]ं|ा?[एओ]ं)|(.{3,}?)न?[ाे])$/u;

/** Words of a text: runs of letters and digits, folded, and without endings. */
export const wordsIn = (text: string): Word[] =>
  [...text.matchAll(WORD)].flatMap(({ 0: found, index = 0 }) => {
    const word = plain(found);
    return word ? [{ word, start: index, end: index + found.length }] : [];
  });

const plain = (text: string) =>
  fold(text)
    .replace(NOT_IN_WORDS, '')
    .replace(ENGLISH_MANY, '$1')
    .replace(HINDI_MANY, 'ि')
    .replace(HINDI_ENDING, '$1$2');
