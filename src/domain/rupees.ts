const WHOLE = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});
const WITH_PAISE = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** An amount of whole paise in the Indian style with both decimals, `₹12,34,567.50`. */
export const formatPaise = (paise: number): string => withMinus(WITH_PAISE.format(paise / 100));

/** An amount of rupees in the Indian style, rounded to the rupee, `₹12,34,568`. */
export const formatRupees = (rupees: number): string => withMinus(WHOLE.format(rupees));

/** Rupees with paise only where there are any, `₹500` or `₹499.50`. */
export const formatAmount = (paise: number): string =>
  paise % 100 === 0 ? formatRupees(paise / 100) : formatPaise(paise);

// A minus sign lines up with figures; `Intl` writes a hyphen. Nothing is also not less than nothing.
const withMinus = (text: string) =>
  /^-.*[1-9]/.test(text) ? text.replace('-', '−') : text.replace('-', '');
