import { MAX_NAMED } from '#features/locker/limits.ts';
import * as words from '#features/locker/words/backup-status.tsx';

/** Titles with commas between them; of many the first ones. */
export const namedInWords = (titles: readonly string[]): string => {
  const rest = titles.length - MAX_NAMED;
  const named = titles.slice(0, MAX_NAMED).join(', ');
  return rest > 0 ? words.namedAndMore(named, rest.toLocaleString('en-IN')) : named;
};
