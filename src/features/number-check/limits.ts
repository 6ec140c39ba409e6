/** Longest text with a number in it, such as a link, that a field takes, in characters as `maxlength` counts them. */
export const MAX_NUMBER_CHARACTERS = 400;

/** Longest text that is searched for numbers. */
export const MAX_LINE_CHARACTERS = 2_000;
