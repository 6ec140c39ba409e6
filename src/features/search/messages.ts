/** How many pages were found. */
export const countInWords = (count: number): string =>
  count === 0 ? 'No page found' : count === 1 ? '1 page found' : `${count} pages found`;

/** How many lines there are to choose from. */
export const choicesInWords = (count: number): string =>
  count === 0 ? messages.nothing : count === 1 ? '1 result' : `${count} results`;

/** Headings of what is found, and of what is offered before. */
export const headings = {
  tools: 'Tools',
  pages: 'Pages',
  endpoints: 'API endpoints',
  recent: 'Opened last',
  mostUsed: 'Most used',
} as const;

/** What the dialog says by itself. */
export const messages = {
  dialog: 'Search',
  field: 'Search tools, pages and endpoints',
  close: 'Close search',
  results: 'Results',
  nothing: 'Nothing here by that name',
  unreadable: 'The list of pages could not be read. It comes with your first visit.',
  again: 'Try again',
  choose: 'choose',
  open: 'open',
  leave: 'close',
  offline: 'Works without a network',
} as const;
