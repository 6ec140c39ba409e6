import { plural } from '#words/plural.ts';

export const pagesFound = (count: number): string =>
  count === 0 ? 'No page found' : plural(count, '1 page found', `${count} pages found`);
export const onlyFirst = (shown: number) =>
  `The first ${shown} are shown. One more word makes the list shorter.`;
export const choices = (count: number): string =>
  count === 0 ? nothing : plural(count, '1 result', `${count} results`);

/** Headings of what is found, and of what is offered before. */
export const answers = 'Answers';
export const tools = 'Tools';
export const pages = 'Pages';
export const endpoints = 'API endpoints';
export const recent = 'Opened last';
export const mostUsed = 'Most used';

export const dialog = 'Search';
export const field = 'Search tools, pages and endpoints';
export const close = 'Close search';
export const results = 'Results';
export const nothing = 'Nothing here by that name';
export const unreadable = 'The list of pages could not be read. It comes with your first visit.';
export const tryAgain = 'Try again';
/** What keys do, after each key. */
export const choose = 'choose';
export const open = 'open';
export const leave = 'close';
export const keys = 'keys';
export const enterKey = 'Enter';
export const escapeKey = 'Esc';
export const worksOffline = 'Works without a network';

export const thisSite = 'Search this site';
export const query = 'Words to search for';
export const example = 'GST, loan, QR code';
export const search = 'Search';
export const pageUnreadable =
  'The list of pages could not be read. It comes with your first visit while there is a network, and works without one from then on.';
