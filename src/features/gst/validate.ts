import { isGstin } from '#domain/gstin.ts';
import * as words from './words.ts';

/** Checks a GSTIN before it is verified, in the order of the specification. */
export function checkGstin({ gstin }: { gstin: string }): { gstin?: string } {
  if (gstin === '') return { gstin: words.missing };
  if (!isGstin(gstin)) return { gstin: words.wrongFormat };
  return {};
}
