import { withLatinDigits } from '#lib/latin-digits.ts';

// Whole rupees alone, or grouped as in 1,24,500 or in 124,500; then paise.
const AMOUNT =
  /^([0-9]+|[0-9]{1,2}(?:,[0-9]{2})*,[0-9]{3}|[0-9]{1,3}(?:,[0-9]{3})+)?(?:\.([0-9]{1,2})?)?$/;

/** Digits of rupees; with two more for paise the most that a number holds exactly. */
const MAX_DIGITS = 13;

/**
 * Paise in an amount of rupees as people write it: with or without ₹, spaces, commas between thousands,
 * lakhs and crores, and paise, in Latin digits or those of an Indian script. Undefined for anything else and
 * from ten lakh crore rupees on.
 */
export function paiseOf(text: string): number | undefined {
  const plain = withLatinDigits(text).replace(/^\s*₹/, '').replace(/\s/g, '');
  const [, grouped = '', paise = ''] = AMOUNT.exec(plain) ?? [];
  const rupees = grouped.replaceAll(',', '');
  if (rupees + paise === '' || rupees.length > MAX_DIGITS) return undefined;
  return Number(rupees) * 100 + Number(paise.padEnd(2, '0'));
}
