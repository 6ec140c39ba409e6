import type { Rule } from '#facts/types/rule.ts';

/** UPI from an account and RuPay debit carry no merchant discount rate. */
export const noMerchantFee = {
  by: 'CBDT',
  dated: '2019-12-30',
  since: '2020-01-01',
  lookedUp: '2026-11-25',
  source: 'Circular 32/2019 on section 10A of the Payment and Settlement Systems Act, 2007',
} satisfies Rule;

/** Between persons; the amounts for kinds of merchants are those of verified ones. */
export const upiAmounts = {
  by: 'NPCI',
  dated: '2025-09-15',
  lookedUp: '2026-11-25',
  source: 'Limits by kind of merchant, Mint of September 2025',
  betweenPersonsRupees: 1_00_000,
  insuranceTravelTaxRupees: 5_00_000,
  insuranceTravelTaxDayRupees: 10_00_000,
  loanRupees: 5_00_000,
  loanDayRupees: 10_00_000,
  cardBillRupees: 5_00_000,
  cardBillDayRupees: 6_00_000,
  jewelleryRupees: 2_00_000,
  jewelleryDayRupees: 6_00_000,
} satisfies Rule;

/** RuPay credit cards by UPI cost small merchants nothing up to this sum; wallets cost only above it. */
export const smallMerchants = {
  by: 'NPCI',
  dated: '2022-10-04',
  lookedUp: '2026-11-25',
  source: 'Circular on RuPay credit cards on UPI; for wallets that of March 2023',
  freeUpToRupees: 2_000,
} satisfies Rule;

/** A merchant may no longer ask for money by a typed UPI ID. */
export const collectEnded = {
  by: 'NPCI',
  dated: '2026-02-28',
  lookedUp: '2026-11-25',
  source: 'UPI collect disablement, as docs.payu.in and razorpay.com/docs have it',
} satisfies Rule;

/** The central system declines a transaction whose ID has anything but letters and digits. */
export const transactionIds = {
  by: 'NPCI',
  dated: '2025-01-09',
  since: '2025-02-01',
  lookedUp: '2026-11-28',
  source: 'Circular on special characters in transaction IDs, as The Times of India quotes it',
} satisfies Rule;

/** UPI Lite: without a PIN, from a balance on the phone. */
export const upiLite = {
  by: 'NPCI',
  dated: '2024-12',
  lookedUp: '2026-11-25',
  source: 'UPI Lite limits, as inc42.com has them',
  paymentRupees: 1_000,
  balanceRupees: 5_000,
} satisfies Rule;

/** Hospitals and schools may take more than others. */
export const hospitalsAndSchools = {
  by: 'NPCI',
  dated: '2024-01-10',
  lookedUp: '2026-11-28',
  source:
    'UPI limit for hospitals and educational institutions, after the RBI’s statement of December 2023',
  mostRupees: 5_00_000,
} satisfies Rule;

/** Who takes so much by UPI, so many months in a row, needs a merchant's ID in place of a personal one. */
export const merchantIds = {
  by: 'NPCI',
  dated: '2024-03-28',
  lookedUp: '2026-11-28',
  source: 'Circular on small merchants (P2PM), as taxguru.in has it',
  monthRupees: 1_00_000,
  months: 3,
} satisfies Rule;
