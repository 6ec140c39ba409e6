import { withLatinDigits } from '#lib/latin-digits.ts';

// Thirteen digits of rupees, in paise, are the most that a number holds exactly.
const AMOUNT = /^([0-9]{1,13})?(?:\.([0-9]{1,2})?)?$/;

/**
 * Paise in an amount of rupees as people write it: with or without ₹, spaces, commas and paise, in Latin
 * digits or those of an Indian script. Undefined for anything else and from ten lakh crore rupees on.
 */
export function paiseOf(text: string): number | undefined {
  const plain = withLatinDigits(text).replace(/^\s*₹/, '').replace(/[\s,]/g, '');
  const [, rupees = '', paise = ''] = AMOUNT.exec(plain) ?? [];
  if (rupees + paise === '') return undefined;
  return Number(rupees) * 100 + Number(paise.padEnd(2, '0'));
}
