/**
 * Our sample fees by payment mode, in hundredths of a percent: 195 is 1.95%. Every worked example begins with these, so
 * that no two pages name different fees for one mode.
 */
export const fees = {
  card: 2_00,
  netBanking: 1_60,
  // The law allows no fee for these two.
  upi: 0,
  rupayDebit: 0,
  rupayCreditByUpi: 1_80,
  walletByUpi: 1_10,
};
