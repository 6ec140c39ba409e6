import type { Rule } from '#facts/types/rule.ts';

/** Income tax that the payer of a commission deducts. */
export const commissionTax = {
  by: 'Parliament',
  dated: '2025-04-01',
  lookedUp: '2026-11-28',
  source:
    'Section 393 of the Income-tax Act, 2025; section 194H before, with this limit since then',
  percent: 2,
  aboveYearRupees: 20_000,
} satisfies Rule;

/** GST on our fees. */
export const feeTax = {
  by: 'CBIC',
  dated: '2017-06-28',
  since: '2017-07-01',
  lookedUp: '2026-11-25',
  source: 'Notification 11/2017, Central Tax (Rate)',
  percent: 18,
} satisfies Rule;

/** GST of an invoice may be set off by a registered business once the invoice is in its statement GSTR-2B. */
export const inputCredit = {
  by: 'Parliament',
  dated: '2021-03-28',
  since: '2022-01-01',
  lookedUp: '2026-11-29',
  source:
    'Section 16(2)(aa) of the CGST Act, 2017; for fees of gateways, accountants on taxfull.com',
} satisfies Rule;

/** No GST on what an aggregator earns from a card payment up to this sum. */
export const smallCardPayments = {
  by: 'CBIC',
  dated: '2025-01-28',
  lookedUp: '2026-11-25',
  source: 'Circular 245/02/2025-GST',
  upToRupees: 2_000,
} satisfies Rule;
