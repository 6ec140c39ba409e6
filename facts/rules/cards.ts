import type { Rule } from '#facts/types/rule.ts';

/** What card networks ask of who handles card data; since then also of scripts on payment pages. */
export const cardStandard = {
  by: 'PCI SSC',
  dated: '2024-06-11',
  since: '2025-03-31',
  lookedUp: '2026-11-28',
  source: 'PCI DSS 4.0.1, with 6.4.3 and 11.6.1 on scripts of payment pages',
  version: '4.0.1',
} satisfies Rule;

/**
 * The most that a merchant may be charged for a debit card of another network than RuPay, by his turnover of the last
 * financial year and by how the card is read. What is said of machines holds for cards online.
 */
export const debitCards = {
  by: 'RBI',
  dated: '2017-12-06',
  since: '2018-01-01',
  lookedUp: '2026-11-28',
  source: 'Rationalisation of the merchant discount rate for debit cards; business-standard.com',
  smallTurnoverRupees: 20_00_000,
  smallHundredths: 40,
  smallByCodeHundredths: 30,
  smallMostRupees: 200,
  otherHundredths: 90,
  otherByCodeHundredths: 80,
  otherMostRupees: 1_000,
} satisfies Rule;
