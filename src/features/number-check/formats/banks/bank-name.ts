import names from './bank-names.json';

/** Name of the bank whose IFSCs begin with these four letters; undefined if the list has none. */
export const bankName = (letters: string): string | undefined =>
  Object.hasOwn(names, letters) ? (names as Readonly<Record<string, string>>)[letters] : undefined;
