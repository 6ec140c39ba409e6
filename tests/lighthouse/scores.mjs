// What Lighthouse's reports come to: pure, so that tests can check it.

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Runs of a page of which the first one falls short somewhere. */
export const RUNS = 3;

/**
 * Pathnames to audit: those given, else every page that search engines may list. A page about this device
 * alone asks them to stay away, which Lighthouse would mark down.
 *
 * @param {string} sitemap text of the built sitemap.xml, which is made from the list of routes
 * @param {readonly string[]} given
 * @returns {string[]}
 */
export function pagesToAudit(sitemap, given) {
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, url]) => new URL(url).pathname,
  );
  const unknown = given.find((page) => !listed.includes(page));
  if (unknown) throw new Error(`${unknown} is not in the sitemap.`);
  return given.length > 0 ? [...given] : listed;
}

/**
 * A page's score in each category, 0 to 1: the median of its runs, so that one lucky run proves as little
 * as one unlucky run. A category without a score counts as 0.
 *
 * @param {readonly { categories: Record<string, { score: number | null }> }[]} reports
 * @returns {number[]} in the order of `CATEGORIES`
 */
export const scoresOf = (reports) =>
  CATEGORIES.map((name) => median(reports.map(({ categories }) => categories[name]?.score ?? 0)));

/** @param {readonly number[]} scores */
export const fallsShort = (scores) => scores.some((score) => score < 1);

/**
 * The middle one; of an even number the lower of the two in the middle.
 *
 * @param {readonly number[]} values
 * @returns {number}
 */
export const median = (values) =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;
