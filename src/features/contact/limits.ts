/** Longest message, in characters (UTF-16 units, as `maxlength` counts them). */
export const MAX_MESSAGE_CHARACTERS = 5_000;

/** From here on a counter shows how many characters are left. */
export const COUNTER_FROM_CHARACTERS = 4_500;

export const MAX_NAME_CHARACTERS = 200;

/** Longest address that mail can carry (RFC 5321, 4.5.3.1.3). */
export const MAX_EMAIL_CHARACTERS = 254;
