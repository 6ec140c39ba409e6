/** Marks a file of the default language that is wanted as it is, with all that it imports. */
export const ORIGINAL = '?original';
