/** Names the field above a long page. */
export const label = 'Search this page';
/** Before what was asked for and is not there, and before words that are nowhere, where others were found. */
export const nothing = 'Not on this page:';
export const missing = 'Found nowhere:';
export const elsewhere = 'Search the whole site';
