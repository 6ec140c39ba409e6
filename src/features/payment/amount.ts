import { readQuantity } from '#lib/quantities/quantity.ts';

/** Digits of rupees; with two more for paise the most that a number holds exactly. */
const MAX_DIGITS = 13;

/**
 * Paise in an amount of rupees as people write it (`readQuantity`). Undefined for anything else and
 * from ten lakh crore rupees on.
 */
export function paiseOf(text: string): number | undefined {
  const [rupees = '', paise = ''] = (readQuantity(text) ?? '').split('.');
  if (rupees + paise === '' || rupees.length > MAX_DIGITS || paise.length > 2) return undefined;
  return Number(rupees) * 100 + Number(paise.padEnd(2, '0'));
}
