import { commissionTax } from '#facts/rules/tax.ts';
import { rounded } from './rounded.ts';

/**
 * Income tax that is deducted from a commission, in whole paise: nothing to the limit of a year, then a share of all
 * of the year. The commission that passes the limit bears the tax of those before it.
 *
 * @param yearPaise commissions of the financial year so far, before tax
 * @param paise the commission that is paid now, before tax
 */
export function deductedFromCommission(yearPaise: number, paise: number): number {
  const limit = commissionTax.aboveYearRupees * 100;
  if (yearPaise + paise <= limit) return 0;
  const taxed = yearPaise <= limit ? yearPaise + paise : paise;
  return rounded(taxed * commissionTax.percent, 100);
}
