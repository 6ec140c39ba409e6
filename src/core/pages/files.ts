import { htmlFile } from '#routes/match-route.ts';

/** What all pages share: the document with slots in place of what differs. */
export const SHELL_FILE = 'shell.txt';

/** The shell, the parts of all pages in the order of the routes, then other files; see `writePack`. */
export const PACK_FILE = 'parts.txt';

/** File of a page's part: `/contact` ⇒ `parts/contact.txt`, `/` ⇒ `parts/index.txt`. */
export const partFile = (path: string): string => `parts/${htmlFile(path).replace(/html$/, 'txt')}`;

/** List of the files that a language has for itself, in the folder of its prefix; see `LanguageList`. */
export const LANGUAGE_LIST = 'files.json';

/** The texts among these files, as deltas to files of the default language. */
export const LANGUAGE_PACK = 'pack.txt';

/** The files that a build has for one language besides the default one. */
export interface LanguageList {
  /** From so many missing files on it is less to fetch the pack. */
  packFrom: number;
  files: FileList;
}

/** Files of a build, those of a pack first and in its order: path, and the beginning of its SHA-256. */
export type FileList = readonly (readonly [url: string, integrity: string])[];
