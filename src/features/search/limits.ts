/** A question for a search is shorter; a longer text in an address is cut. */
export const MAX_QUERY_CHARACTERS = 100;

/** Pages that are shown at most; more words find fewer. */
export const MAX_RESULTS = 20;

/** Headings of a page that are shown with it at most. */
export const MAX_PARTS = 2;

/** What is typed goes into the address when it rests: Safari allows 100 changes in 30 seconds. */
export const ADDRESS_DELAY_MS = 400;
