import list from './bank-names.json';
import { MERGED_BANKS, type MergedBank } from './merged-banks.ts';

const LETTERS = list.letters.match(/.{4}/g) as readonly string[];
const UNNAMED = list.unnamed.match(/.{4}/g) as readonly string[];

/** Name of the bank whose IFSCs begin with these four letters; undefined if the list has none. */
export const bankName = (letters: string): string | undefined =>
  list.names[LETTERS.indexOf(letters)];

/** Whether RBI's list has branches under these letters, and the list of names has none for them. */
export const isUnnamed = (letters: string): boolean => UNNAMED.includes(letters);

/** What became of that bank; undefined where its branches still have these letters. */
export const mergedBank = (letters: string): MergedBank | undefined =>
  Object.hasOwn(MERGED_BANKS, letters) ? MERGED_BANKS[letters] : undefined;
