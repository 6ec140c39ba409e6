import { typedCode } from './typed-code.ts';

// Hyphens, the dashes that word processors make of them, and dots.
const SEPARATORS = /[-.\u2010-\u2015\u2212]+/g;

/** A number without what is only there to be read easily: no spaces, dashes or dots, in capitals. */
export const plainCode = (text: string): string => typedCode(text).replace(SEPARATORS, '');

/** All but the last four characters hidden. */
export function lastFour(digits: string): string {
  const hidden = Math.max(digits.length - 4, 0);
  return 'X'.repeat(hidden) + digits.slice(hidden);
}
