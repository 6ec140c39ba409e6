import type { Rule } from '#facts/types/rule.ts';

/** Day and night, within seconds. */
export const imps = {
  by: 'RBI',
  dated: '2021-10-08',
  lookedUp: '2026-11-21',
  source: 'Statement on developmental and regulatory policies of October 2021',
  mostRupees: 5_00_000,
} satisfies Rule;

/** Day and night, in batches. */
export const neft = {
  by: 'RBI',
  dated: '2019-12-16',
  lookedUp: '2026-11-21',
  source: 'NEFT on all days, RBI notification of December 2019',
  batchesADay: 48,
  returnedWithinHours: 2,
} satisfies Rule;

/** Day and night, for large sums. */
export const rtgs = {
  by: 'RBI',
  dated: '2020-12-14',
  lookedUp: '2026-11-21',
  source: 'RTGS on all days, RBI notification of December 2020',
  leastRupees: 2_00_000,
} satisfies Rule;

/** Only issuers and networks may store the number of a card. */
export const cardNumbers = {
  by: 'RBI',
  dated: '2022-07-28',
  since: '2022-10-01',
  lookedUp: '2026-11-21',
  source: 'Restriction on storage of actual card data',
} satisfies Rule;

/** A complaint goes to the ombudsman after thirty days without a good answer. */
export const ombudsman = {
  by: 'RBI',
  dated: '2026-01',
  since: '2026-07-01',
  lookedUp: '2026-11-28',
  source: 'Integrated Ombudsman Scheme, 2026: banks, lenders, issuers of wallets, credit bureaus',
  afterDays: 30,
  withinDays: 90,
} satisfies Rule;

/** Who may hold merchants' money on its way: online, at a counter, across borders. Pure gateways are not covered. */
export const aggregators = {
  by: 'RBI',
  dated: '2025-09-15',
  lookedUp: '2026-11-21',
  source: 'Directions on regulation of payment aggregators',
} satisfies Rule;
