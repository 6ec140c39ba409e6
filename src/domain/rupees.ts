// Made when they are needed: a formatter takes a slow phone some 20 ms, and a page starts without one.
let whole: Intl.NumberFormat | undefined;
let withPaise: Intl.NumberFormat | undefined;

const RUPEES = { style: 'currency', currency: 'INR' } as const;

/** An amount of whole paise in the Indian style with both decimals, `₹12,34,567.50`. */
export function formatPaise(paise: number): string {
  withPaise ??= new Intl.NumberFormat('en-IN', RUPEES);
  return withMinus(withPaise.format(paise / 100));
}

/** An amount of rupees in the Indian style, rounded to the rupee, `₹12,34,568`. */
export function formatRupees(rupees: number): string {
  whole ??= new Intl.NumberFormat('en-IN', { ...RUPEES, maximumFractionDigits: 0 });
  return withMinus(whole.format(rupees));
}

/** Rupees with paise only where there are any, `₹500` or `₹499.50`. */
export const formatAmount = (paise: number): string =>
  paise % 100 === 0 ? formatRupees(paise / 100) : formatPaise(paise);

// A minus sign lines up with figures; `Intl` writes a hyphen. Nothing is also not less than nothing.
const withMinus = (text: string) =>
  /^-.*[1-9]/.test(text) ? text.replace('-', '−') : text.replace('-', '');
