// Thirteen digits of rupees, in paise, are the most that a number holds exactly.
const AMOUNT = /^([0-9]{1,13})?(?:\.([0-9]{1,2})?)?$/;

const ZERO_OF_DEVANAGARI = 0x966;

/**
 * Paise in an amount of rupees as people write it: with or without ₹, spaces, commas and paise, in Latin
 * or Devanagari digits. Undefined for anything else and from ten lakh crore rupees on.
 */
export function paiseOf(text: string): number | undefined {
  const plain = text
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - ZERO_OF_DEVANAGARI))
    .replace(/^\s*₹/, '')
    .replace(/[\s,]/g, '');
  const [, rupees = '', paise = ''] = AMOUNT.exec(plain) ?? [];
  if (rupees + paise === '') return undefined;
  return Number(rupees) * 100 + Number(paise.padEnd(2, '0'));
}
