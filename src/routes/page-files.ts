import { htmlFile } from './match-route.ts';

/** What all pages share: the document with slots in place of what differs. */
export const SHELL_FILE = 'shell.txt';

/** The shell, the parts of all pages in the order of the routes, then other files; see `writePack`. */
export const PACK_FILE = 'parts.txt';

/** Folder of the pages' parts. */
export const PARTS = 'parts/';

/** File of a page's part: `/contact` ⇒ `parts/contact.txt`, `/` ⇒ `parts/index.txt`. */
export const partFile = (path: string): string =>
  `${PARTS}${htmlFile(path).replace(/html$/, 'txt')}`;

/** Files of a build, those of a pack first and in its order: path, and the beginning of its SHA-256. */
export type FileList = readonly (readonly [url: string, integrity: string])[];
