import { cardBrand } from './card-brand.ts';

// Networks that the payment tool does not name: first four digits, from and to. Compared with credit-card-type of
// Braintree (commit fbd8ed8, 30 June 2026), which lacks 3095; other lists have it.
const OTHERS = [
  [1800, 1800, 'JCB'],
  [2131, 2131, 'JCB'],
  [3528, 3589, 'JCB'],
  [3000, 3059, 'Diners Club'],
  [3095, 3095, 'Diners Club'],
  [3600, 3699, 'Diners Club'],
  [3800, 3999, 'Diners Club'],
  [6011, 6011, 'Discover'],
  [6440, 6599, 'Discover'],
  [6200, 6299, 'UnionPay'],
  [8100, 8171, 'UnionPay'],
] as const;

const LENGTHS: Readonly<Record<string, RegExp>> = {
  RuPay: /^16$/,
  Visa: /^(?:13|16|18|19)$/,
  Mastercard: /^16$/,
  Amex: /^15$/,
  'Diners Club': /^1[4-9]$/,
  Discover: /^1[6-9]$/,
  JCB: /^1[6-9]$/,
  UnionPay: /^1[4-9]$/,
  Maestro: /^1[2-9]$/,
};

/** The network whose range a card number begins in, and whether its cards have as many digits. */
export function cardNetwork(digits: string): { name: string; fits: boolean } | undefined {
  const start = Number(digits.slice(0, 4));
  const name = cardBrand(digits) ?? OTHERS.find(([from, to]) => from <= start && start <= to)?.[2];
  return name && { name, fits: LENGTHS[name]?.test(String(digits.length)) ?? false };
}
