/**
 * Banks that the list of the package `ifsc` does not have, or has under the name of another one, by RBI's list of
 * branches for NEFT. Looked up in November 2026.
 */
export const BANK_NAMES: Readonly<Record<string, string>> = {
  // 18 branches around Pune. The package gives its own code of Malad Sahakari Bank, whose IFSC begins with HDFC.
  MSBL: 'Mahesh Sahakari Bank, Pune',
  // Listed in the package's source since May 2026 (razorpay/ifsc, 2.0.59).
  USCB: 'Uttarakhand State Co-operative Bank',
  // Capitals in the package.
  BUCB: 'Burdwan Central Co-operative Bank',
  TGRB: 'Telangana Grameena Bank',
  // Formed on 1 April 2019 of Pallavan and Pandyan Grama Bank, under Indian Bank.
  TNGB: 'Tamil Nadu Grama Bank',
};

/** Letters of RBI's list that the package does not have, as its source of 27 May 2026 does (razorpay/ifsc, 71b8e75). */
export const LIVE_BESIDES: readonly string[] = ['AANB', 'KNBL', 'LUCB', 'NDVS'];
