import { shippedFile } from '#lib/shipped-file.ts';
import { makeSearch } from './make-search.ts';
import { readSearchFile, SEARCH_FILE } from './search-file.ts';

/** The search over the index that ships with the site. */
export const loadSearch = shippedFile(SEARCH_FILE, (file) => makeSearch(readSearchFile(file)));
