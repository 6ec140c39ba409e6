/** Longest number that a field takes, in characters as `maxlength` counts them. */
export const MAX_NUMBER_CHARACTERS = 100;

/** Longest text that is searched for numbers. */
export const MAX_LINE_CHARACTERS = 2_000;
