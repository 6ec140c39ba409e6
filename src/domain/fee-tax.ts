import { feeTax } from '#facts/rules/tax.ts';
import { rounded } from './rounded.ts';

/** GST on a fee of payments or of lending, in whole paise. */
export const gstOn = (feePaise: number): number => rounded(feePaise * feeTax.percent, 100);
