/** Days in the month of a worked example: a shop that rests one day a week. */
export const OPEN_DAYS_A_MONTH = 26;

/** What a counter earns, in paise. */
export interface Earnings {
  /** In the order of the rates. */
  each: readonly number[];
  day: number;
  /** A month of `OPEN_DAYS_A_MONTH` such days. */
  month: number;
}

/**
 * What a day at a counter earns.
 *
 * @param ratesPaise commission for one, in whole paise, a rate for each service
 * @param counts how many of each service are done in a day; a missing one is none
 */
export function earningsOf(ratesPaise: readonly number[], counts: readonly number[]): Earnings {
  const each = ratesPaise.map((rate, i) => rate * (counts[i] ?? 0));
  const day = each.reduce((sum, paise) => sum + paise, 0);
  return { each, day, month: day * OPEN_DAYS_A_MONTH };
}
