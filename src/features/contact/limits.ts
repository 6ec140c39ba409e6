/** Longest message, in characters (UTF-16 units, as `maxlength` counts them). */
export const MAX_MESSAGE_CHARACTERS = 5_000;

/** From here on a counter shows how many characters are left. */
export const COUNTER_FROM_CHARACTERS = 4_500;

export const MAX_NAME_CHARACTERS = 200;
