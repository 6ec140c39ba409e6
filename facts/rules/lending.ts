import type { Rule } from '#facts/types/rule.ts';

/** No charge for repaying a floating-rate loan early: individuals, micro and small businesses. */
export const prepayment = {
  by: 'RBI',
  dated: '2025-07-02',
  since: '2026-01-01',
  lookedUp: '2026-11-25',
  source: 'Pre-payment Charges on Loans Directions, 2025',
  smallerLendersRupees: 50_00_000,
} satisfies Rule;

/** Before a loan is signed the lender states its whole cost, with the rate of a year. */
export const keyFacts = {
  by: 'RBI',
  dated: '2024-04-15',
  since: '2024-10-01',
  lookedUp: '2026-11-25',
  source: 'Key Facts Statement for loans and advances, notification 12663',
} satisfies Rule;

/** A loan that was taken online may be given back for at least so long, with its interest and no penalty. */
export const coolingOff = {
  by: 'RBI',
  dated: '2025-05-08',
  lookedUp: '2026-11-28',
  source: 'Digital Lending Directions, 2025',
  leastDays: 1,
} satisfies Rule;

/** Lender and bureau have so long to correct what a credit report says. */
export const creditReport = {
  by: 'RBI',
  dated: '2023-10-26',
  since: '2024-04-26',
  lookedUp: '2026-11-28',
  source: 'RBI/2023-24/72, compensation for delayed correction of credit information',
  correctedWithinDays: 30,
  compensationDayRupees: 100,
} satisfies Rule;

/** A draft: no final text was found. Its sums are of cash in a month and of one gift card. */
export const prepaidDraft = {
  by: 'RBI',
  dated: '2026-04-22',
  lookedUp: '2026-11-25',
  source: 'Draft directions on prepaid payment instruments',
  cashMonthRupees: 10_000,
  giftCardRupees: 10_000,
} satisfies Rule;

/** Who brings several lenders together shows all of their offers, with their names. */
export const lendersNamed = {
  by: 'RBI',
  dated: '2025-05-08',
  since: '2025-11-01',
  lookedUp: '2026-11-28',
  source: 'Digital Lending Directions, 2025, paragraph 6',
} satisfies Rule;
