/** First and longest rest before a server is asked again that nobody says is there. */
const FIRST_REST_MS = 8_000;
const LONGEST_REST_MS = 5 * 60_000;

/**
 * Time before our own server is asked again, once it was not there so many times, in milliseconds: soon at
 * first, and no more than twelve times an hour once ten minutes have passed.
 *
 * @param random at least 0, less than 1, so that not all devices ask at once
 */
export const restAfter = (denials: number, random: number): number =>
  Math.min(LONGEST_REST_MS, FIRST_REST_MS * 2 ** (denials - 1)) * (1 + random / 2);
