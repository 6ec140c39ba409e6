/** First and longest pause before a server that did not answer is asked again. */
const FIRST_REST_MS = 8_000;
const LONGEST_REST_MS = 5 * 60_000;

/**
 * Time in milliseconds before our own server is asked again after this many failures: soon at first, and at most
 * twelve times an hour once ten minutes have passed.
 *
 * @param random at least 0, less than 1, so that not all devices ask at once
 */
export const restAfter = (denials: number, random: number): number =>
  Math.min(LONGEST_REST_MS, FIRST_REST_MS * 2 ** (denials - 1)) * (1 + random / 2);
