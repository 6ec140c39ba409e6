import { GSTIN_CHARACTERS, typedGstin } from '#domain/gstin.ts';

/**
 * What the field holds after an edit, and where its caret belongs: 15 characters of `typedGstin` at most.
 * Not by `maxlength`, which would count what comes along with a pasted number.
 */
export function edited(text: string, caret: number): { text: string; caret: number } {
  const whole = typedGstin(text);
  const end = Math.min(typedGstin(text.slice(0, caret)).length, whole.length);
  const excess = Math.max(0, whole.length - GSTIN_CHARACTERS);
  // What was put in is cut, not what stood behind it.
  const kept = Math.min(Math.max(0, end - excess), GSTIN_CHARACTERS);
  return {
    text: (whole.slice(0, kept) + whole.slice(end)).slice(0, GSTIN_CHARACTERS),
    caret: kept,
  };
}
