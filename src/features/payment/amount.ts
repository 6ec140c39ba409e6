import { readQuantity } from '#lib/quantities/quantity.ts';

/** Digits of rupees; with two more for paise the most that a number holds exactly. */
const MAX_DIGITS = 13;

/**
 * Paise in an amount of rupees as people write it (`readQuantity`). Undefined for anything else, where it may be one of
 * several, and from ten lakh crore rupees on.
 */
export function paiseOf(text: string): number | undefined {
  const choices = amountsOf(text);
  return choices.length === 1 ? choices[0] : undefined;
}

/** All amounts in paise that a text may mean. */
export const amountsOf = (text: string): number[] =>
  (readQuantity(text, 'rupee') ?? []).map(inPaise).filter((paise) => paise !== undefined);

function inPaise(amount: string): number | undefined {
  const [rupees = '', paise = ''] = amount.split('.');
  if (rupees.length > MAX_DIGITS || paise.length > 2) return undefined;
  return Number(rupees) * 100 + Number(paise.padEnd(2, '0'));
}
