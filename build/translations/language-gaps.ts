import type { FileReport } from './report.ts';

/** What a complete language lacks. */
export interface LanguageGaps {
  /** Translations in the project, `languages/hi/words/dates.ts`, with a report of each. */
  files: ReadonlyMap<string, FileReport>;
  /** Pieces of English texts that are shown instead. */
  texts: readonly string[];
}
