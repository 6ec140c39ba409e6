import { isGstin } from '#domain/gstin.ts';

/** Checks a GSTIN before it is verified, in the order of the specification. */
export function checkGstin({ gstin }: { gstin: string }): { gstin?: string } {
  if (gstin === '') return { gstin: 'Please enter GSTIN' };
  if (!isGstin(gstin)) return { gstin: 'Invalid GSTIN format' };
  return {};
}
