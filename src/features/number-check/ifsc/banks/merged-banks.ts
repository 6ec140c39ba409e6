/** What became of a bank whose codes are on old cheques and in old lists of payees. */
export interface MergedBank {
  /** Name of the bank that its branches belong to now. */
  into: string;
  /** Day of a merger after which its letters are on IFSCs that work. */
  since?: string;
  /** Day from which its IFSCs do not work any more, as that bank said; undefined where no one day was named. */
  offSince?: string;
}

/**
 * Banks that are part of another one, by the first four letters of their IFSCs. From the notices of the banks that took
 * them over, looked up in November 2026. Of those without `since` RBI's list has no branch any more.
 */
export const MERGED_BANKS: Readonly<Record<string, MergedBank>> = {
  // One bank a State (Department of Financial Services, notification of April 2025; looked up in November 2026)
  APGB: { into: 'Andhra Pradesh Grameena Bank', since: '2025-05-01' },
  APGV: { into: 'Andhra Pradesh Grameena Bank', since: '2025-05-01' },
  KVGB: { into: 'Karnataka Grameena Bank', since: '2025-05-01' },
  PKGB: { into: 'Karnataka Grameena Bank', since: '2025-05-01' },
  RMGB: { into: 'Rajasthan Gramin Bank', since: '2025-05-01' },
  SGBA: { into: 'Gujarat Gramin Bank', since: '2025-05-01' },
  // Merged on 1 April 2019
  BKDN: { into: 'Bank of Baroda', offSince: '2021-03-01' },
  VIJB: { into: 'Bank of Baroda', offSince: '2021-03-01' },
  // Merged on 1 April 2020
  ALLA: { into: 'Indian Bank', offSince: '2021-05-01' },
  ANDB: { into: 'Union Bank of India', offSince: '2021-04-01' },
  CORP: { into: 'Union Bank of India', offSince: '2021-04-01' },
  ORBC: { into: 'Punjab National Bank', offSince: '2021-04-01' },
  UTBI: { into: 'Punjab National Bank', offSince: '2021-04-01' },
  SYNB: { into: 'Canara Bank', offSince: '2021-07-01' },
  // Merged on 1 April 2017
  BMBL: { into: 'State Bank of India' },
  SBBJ: { into: 'State Bank of India' },
  SBHY: { into: 'State Bank of India' },
  SBMY: { into: 'State Bank of India' },
  SBTR: { into: 'State Bank of India' },
  STBP: { into: 'State Bank of India' },
  // Merged on 1 April 2015, on 27 November 2020, on 25 January 2022 and on 1 April 2024
  VYSA: { into: 'Kotak Mahindra Bank' },
  LAVB: { into: 'DBS Bank India' },
  PMCB: { into: 'Unity Small Finance Bank' },
  FSFB: { into: 'AU Small Finance Bank' },
};
