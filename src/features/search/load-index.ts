import { shippedFile } from '#lib/shipped-file.ts';
import { pagesIn, SEARCH_FILE } from './search-file.ts';

/** The index that ships with the site. */
export const loadIndex = shippedFile(SEARCH_FILE, pagesIn);
