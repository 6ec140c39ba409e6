import type { FileList } from '#routes/page-files.ts';

/** List of the files that a language has for itself, in the folder of its prefix; see `LanguageList`. */
export const LANGUAGE_LIST = 'files.json';

/** The texts among these files, as deltas to files of the default language. */
export const LANGUAGE_PACK = 'pack.txt';

/** The files that a build has for one language other than the default one. */
export interface LanguageList {
  /** With this many missing files or more, the pack is smaller than the files. */
  packFrom: number;
  files: FileList;
}
