import { fees } from '#content/tariff.ts';

/** Sample fee of each method, in hundredths of a percent. */
export const feeOf = {
  upi: fees.upi,
  card: fees.card,
  netbanking: fees.netBanking,
  wallet: fees.walletByUpi,
} as const;
