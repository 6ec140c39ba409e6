/** Signs that replace hidden characters. */
const HIDDEN = /[*#\u2022\u25CF\u2217\u00D7\u2588]/g;

/** Whether part of a number is hidden, as on a masked card: by signs, or by a row of X. Takes capitals. */
export const isMasked = (code: string): boolean =>
  (code.match(HIDDEN)?.length ?? 0) > 1 || /X{3,}/.test(code);

/** The same of a code that has the form of a number: one has three X by chance, and none has four. */
export const isMaskedForm = (code: string): boolean =>
  /X{4}/.test(code) || isMasked(code.replace(/X/g, ''));

/** A masked number with an X for every hidden character. */
export const withX = (code: string): string => code.replace(HIDDEN, 'X');
