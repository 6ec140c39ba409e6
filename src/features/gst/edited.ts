import type { Edit } from '#components/forms/keep-caret.ts';
import { GSTIN_CHARACTERS, typedGstin } from '#domain/gstin.ts';

/**
 * What the field holds after an edit, and where its caret belongs: 15 characters of `typedGstin` at most.
 * Not by `maxlength`, which would count what comes along with a pasted number.
 */
export function edited(text: string, caret: number): Edit {
  const whole = bare(text);
  const isAtEnd = caret === text.length;
  const end = isAtEnd ? whole.length : Math.min(bare(text.slice(0, caret)).length, whole.length);
  const excess = Math.max(0, whole.length - GSTIN_CHARACTERS);
  // What was put in is cut, not what was after it.
  const kept = Math.min(Math.max(0, end - excess), GSTIN_CHARACTERS);
  return {
    text: (whole.slice(0, kept) + whole.slice(end)).slice(0, GSTIN_CHARACTERS),
    caret: kept,
  };
}

/** Words that are typed key by key go with the first digit, since that begins a GSTIN; letters may begin a PAN. */
const bare = (text: string): string =>
  typedGstin(text).replace(/^(?![A-Z]{4,5}\d)\D{3,}(?=\d$)/, '');
