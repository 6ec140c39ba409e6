import type { Rule } from '#facts/types/rule.ts';

/** Who may sell insurance at a counter: a point-of-sale person. */
export const pointOfSale = {
  by: 'IRDAI',
  dated: '2015-10-26',
  lookedUp: '2026-11-25',
  source: 'Guidelines on point of sales persons',
  schoolYears: 10,
  courseHours: 15,
} satisfies Rule;

/** What a point-of-sale person may sell: benefits fixed beforehand, none linked to a market, none for groups. */
export const pointOfSaleProducts = {
  by: 'IRDAI',
  dated: '2019-12',
  lookedUp: '2026-11-29',
  source:
    'Master circular on point of sales products, as cafemutual.com has it; hospital bills by the circular of October 2017',
  savingsRupees: 10_00_000,
  healthRupees: 15_00_000,
  familyRupees: 20_00_000,
  hospitalRupees: 5_00_000,
} satisfies Rule;

/** Within how many days an insurer decides and answers, and a new policy may be given back. */
export const policyholders = {
  by: 'IRDAI',
  dated: '2024-09-05',
  lookedUp: '2026-11-28',
  source: 'Master Circular on Protection of Policyholders’ Interests, as insurers list its times',
  proposalDays: 7,
  claimDays: 15,
  investigatedClaimDays: 45,
  complaintDays: 14,
  giveBackDays: 30,
  premiumBackDays: 7,
} satisfies Rule;

/** Who takes a complaint after the insurer, free of charge. */
export const insuranceOmbudsman = {
  by: 'Finance Ministry',
  dated: '2023-11-09',
  lookedUp: '2026-11-28',
  source: 'Insurance Ombudsman Rules, 2017, rule 14, as last amended',
  afterMonths: 1,
  withinYears: 1,
} satisfies Rule;

/** No GST on life and health cover of persons. */
export const coverWithoutGst = {
  by: 'CBIC',
  dated: '2025-09-17',
  since: '2025-09-22',
  lookedUp: '2026-11-25',
  source: 'Notification 16/2025, Central Tax (Rate)',
} satisfies Rule;
