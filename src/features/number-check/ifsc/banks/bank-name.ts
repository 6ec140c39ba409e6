import list from './bank-names.json';
import { MERGED_BANKS, type MergedBank } from './merged-banks.ts';

/** The letters of each bank in the order of the names, then those of banks without one. */
const LETTERS = Array.from(list.columns[0] as string, (_, i) =>
  list.columns.map((column) => column[i]).join(''),
);

/** Name of the bank whose IFSCs begin with these four letters; undefined if the list has none. */
export const bankName = (letters: string): string | undefined =>
  list.names[LETTERS.indexOf(letters)];

/** Whether RBI's list has branches under these letters, and the list of names has none for them. */
export const isUnnamed = (letters: string): boolean =>
  LETTERS.indexOf(letters) >= list.names.length;

/** What became of that bank; undefined where its branches still have these letters. */
export const mergedBank = (letters: string): MergedBank | undefined =>
  Object.hasOwn(MERGED_BANKS, letters) ? MERGED_BANKS[letters] : undefined;
