/** Ends the address of the page that is opened once all is erased. */
export const ERASED_HASH = '#erased';
