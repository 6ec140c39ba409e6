/** A word of a text as it is compared, and where it stands there. */
export interface Word {
  word: string;
  start: number;
  end: number;
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Words of a text: runs of letters and digits, without letter case, accents, width and the s of many. */
export const wordsIn = (text: string): Word[] =>
  [...text.matchAll(WORD)].flatMap(({ 0: found, index = 0 }) => {
    const word = plain(found);
    return word ? [{ word, start: index, end: index + found.length }] : [];
  });

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^(.{3,}[^s])s$/u, '$1');
