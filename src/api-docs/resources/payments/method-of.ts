import type { Method } from '#domain/settlement.ts';

/**
 * What each method of the API is in the tariff. A card is taken for a credit card: which one it is, only the customer's
 * page of ours knows.
 */
export const methodOf = {
  upi: 'upi',
  card: 'creditCard',
  netbanking: 'netBanking',
  wallet: 'walletByUpi',
} as const satisfies Record<string, Method>;
