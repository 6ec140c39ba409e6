import type { Rule } from '#facts/types/rule.ts';

/** Money that left an account without its owner: it comes back if the bank is told in time and others are to blame. */
export const unauthorised = {
  by: 'RBI',
  dated: '2017-07-06',
  lookedUp: '2026-11-28',
  source: 'Customer protection, limiting liability in unauthorised electronic banking transactions',
  toldWithinWorkingDays: 3,
  creditedWithinWorkingDays: 10,
} satisfies Rule;

/**
 * From 2027 on also what a thief paid with a stolen code or what somebody was pressed into paying; once in a lifetime,
 * of a small loss, at first for a year. The days to tell the bank hold for all payments against the owner's will.
 */
export const fraudCompensation = {
  by: 'RBI',
  dated: '2026-06-24',
  since: '2027-01-01',
  lookedUp: '2026-11-29',
  source:
    'Amendment Directions on fraudulent electronic banking transactions, RBI/2026-27/167 to 173; corplawupdates.in, irisk.info, indianews16.com',
  lossRupees: 50_000,
  percent: 85,
  mostRupees: 25_000,
  toldWithinDays: 5,
  decidedWithinDays: 45,
  firstYears: 1,
} satisfies Rule;

/** What a bank holds back after a complaint at 1930; a small sum no longer than this without a court. */
export const heldAmount = {
  by: 'Home Ministry',
  dated: '2026-01-02',
  lookedUp: '2026-11-28',
  source:
    'Procedure for complaints on the cybercrime portal, as lawyers who publish it summarise it',
  smallRupees: 50_000,
  mostDays: 90,
} satisfies Rule;
