import type { Rule } from '#facts/types/rule.ts';

/** Cash paid out at a shop by Aadhaar and fingerprint. */
export const aepsWithdrawal = {
  by: 'NPCI',
  dated: '2022-01',
  lookedUp: '2026-11-25',
  source: 'AEPS limits, as The Hindu BusinessLine has them in January 2022',
  mostRupees: 10_000,
  multipleRupees: 50,
  withdrawalsAMonth: 5,
  /** Of one customer at one terminal. */
  withdrawalsADay: 5,
} satisfies Rule;

/** The bank behind AEPS checks each operator, and again after months without any transaction. */
export const aepsOperators = {
  by: 'RBI',
  dated: '2025-06-27',
  since: '2026-01-01',
  lookedUp: '2026-11-25',
  source: 'RBI/2025-26/63, due diligence of AEPS touchpoint operators',
  idleMonths: 3,
} satisfies Rule;

/** How a customer may approve: a fingerprint or a code, and where the bank has it a face. */
export const aepsApproval = {
  by: 'RBI',
  dated: '2025-06-27',
  lookedUp: '2026-11-29',
  source: 'RBI/2025-26/63 names biometrics and one-time codes; faces, retailunity.in',
} satisfies Rule;

/** Readers of level 1 encrypt within the reader. Those of level 0 end step by step; the last day was not found. */
export const aepsReaders = {
  by: 'UIDAI',
  dated: '2025-09',
  lookedUp: '2026-11-29',
  source: 'Registered devices, uidai.gov.in; that level 1 is asked for, ristudypost.com',
} satisfies Rule;

/** Cash taken at a shop and sent to an account, and cash paid out at one. */
export const moneyTransfer = {
  by: 'RBI',
  dated: '2024-07-24',
  since: '2024-11-01',
  lookedUp: '2026-11-25',
  source: 'Domestic money transfer, review of the framework of 5 October 2011',
  transactionRupees: 5_000,
  senderMonthRupees: 25_000,
  paidOutRupees: 10_000,
  receiverMonthRupees: 25_000,
  branchRupees: 50_000,
} satisfies Rule;

/** An account was charged and nobody was paid: working the money back, in days after that of the payment. */
export const failedPayment = {
  by: 'RBI',
  dated: '2019-09-20',
  since: '2019-10-15',
  lookedUp: '2026-11-27',
  source: 'RBI/2019-20/67, harmonisation of turn around time',
  merchantDays: 5,
  aepsDays: 5,
  transferDays: 1,
  compensationDayRupees: 100,
} satisfies Rule;

/** Bills are paid through one system, and it guarantees settlement to the biller. */
export const billPayment = {
  by: 'RBI',
  dated: '2024-02-29',
  since: '2024-04-01',
  lookedUp: '2026-11-21',
  source: 'Bharat Bill Payment System Directions, 2024',
} satisfies Rule;
