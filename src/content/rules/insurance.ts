import type { Rule } from '#content/types/rule.ts';

/** Who may sell insurance at a counter: a point-of-sale person. */
export const pointOfSale = {
  by: 'IRDAI',
  dated: '2015-10-26',
  lookedUp: '2026-11-25',
  source: 'Guidelines on point of sales persons',
  schoolYears: 10,
  courseHours: 15,
} satisfies Rule;

/** No GST on life and health cover of persons. */
export const coverWithoutGst = {
  by: 'CBIC',
  dated: '2025-09-17',
  since: '2025-09-22',
  lookedUp: '2026-11-25',
  source: 'Notification 16/2025, Central Tax (Rate)',
} satisfies Rule;
