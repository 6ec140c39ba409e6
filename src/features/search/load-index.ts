import { shippedFile } from '#lib/shipped-file.ts';
import { prefix } from '#words/language.ts';
import { makeSearch } from './make-search.ts';
import { readSearchFile, SEARCH_FILE } from './search-file.ts';

/** The search over the index that ships with the site for the language of this page. */
export const loadSearch = shippedFile(`${prefix}/${SEARCH_FILE}`.slice(1), (file) =>
  makeSearch(readSearchFile(file)),
);
