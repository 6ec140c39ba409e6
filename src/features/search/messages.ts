/** How many pages were found. */
export const countInWords = (count: number): string =>
  count === 0 ? 'No page found' : count === 1 ? '1 page found' : `${count} pages found`;
