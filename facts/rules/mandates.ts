import type { Rule } from '#facts/types/rule.ts';

/** A repeated charge without a second factor, after a first one with it. */
export const eMandate = {
  by: 'RBI',
  dated: '2026-04-21',
  lookedUp: '2026-11-25',
  source: 'Digital Payments – E-mandate Framework, 2026',
  withoutFactorRupees: 15_000,
  insuranceFundsCardsRupees: 1_00_000,
  noticeHours: 24,
} satisfies Rule;

/** How often a charge by UPI Autopay is tried, outside peak hours. */
export const upiAutopay = {
  by: 'NPCI',
  dated: '2025-05',
  since: '2025-08-01',
  lookedUp: '2026-11-25',
  source: 'Circular on the use of UPI interfaces, as the press has it',
  retries: 3,
} satisfies Rule;
