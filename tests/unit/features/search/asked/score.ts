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
      ...tools.slice(0, SEEN).map(({ to }) => pathOf(to)),
      ...pages.slice(0, SEEN).map(({ page }) => page.path),
    ];
    return seen.some((path) => answers.map(pathOf).includes(path))
      ? []
      : [`${site} “${query}”: ${seen.join(' ')}`];
  });

/**
 * The queries whose first page is not one that answers, or not shown with the anchor that its answer
 * names, or a line of it.
 */
export const notFirst = (asked: readonly Asked[], searches: Record<Asked[1], Search>): string[] =>
  asked.flatMap(([query, site, ...answers]) => {
    const [first] = searches[site].find(query).pages;
    const path = first?.page.path ?? '';
    const to = [path, ...(first?.parts ?? []).map(([, anchor]) => `${path}#${anchor}`)];
    const isAnswer = (each: string) =>
      answers.some(
        (answer) => each === answer || (answer.includes('#') && each.startsWith(`${answer}-`)),
      );
    return to.some(isAnswer) ? [] : [`${site} “${query}”: ${to.join(' ')}`];
  });

const pathOf = (to: string): string => to.split('#')[0] ?? '';
