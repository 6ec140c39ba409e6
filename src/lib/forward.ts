/** What an arrow key to the right adds to a place in a row: 1, and -1 on a page that is read from right to left. */
export const forward = (): 1 | -1 => (document.dir === 'rtl' ? -1 : 1);
