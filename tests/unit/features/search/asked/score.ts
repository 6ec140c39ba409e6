import type { Search } from '#features/search/make-search.ts';
import { ASKED, type Asked } from './queries.ts';

/** Of a dialog's lists a visitor sees so many lines at once. */
const SEEN = 3;

/** Each third query is held out. */
export const HELD_OUT = ASKED.filter((_, i) => i % 3 === 2);
export const TUNED = ASKED.filter((_, i) => i % 3 !== 2);

/** The queries whose answer is in none of the first lines, with what is there. */
export const missed = (asked: readonly Asked[], searches: Record<Asked[1], Search>): string[] =>
  asked.flatMap(([query, site, ...answers]) => {
    const { tools, pages } = searches[site].find(query);
    const seen = [
      ...tools.slice(0, SEEN).map(({ to }) => to.split('#')[0] ?? ''),
      ...pages.slice(0, SEEN).map(({ page }) => page.path),
    ];
    return seen.some((path) => answers.includes(path))
      ? []
      : [`${site} “${query}”: ${seen.join(' ')}`];
  });
