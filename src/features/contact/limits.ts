/** Longest message, in characters (UTF-16 units, as `maxlength` counts them). */
export const MAX_MESSAGE_CHARACTERS = 5_000;

/** From here on a counter shows how many characters are left. */
export const COUNTER_FROM_CHARACTERS = 4_500;

/** EmailJS refuses more than 50 KB of values; names and the wrapping need some of it. */
export const MAX_PAYLOAD_BYTES = 40_000;

export const MAX_NAME_CHARACTERS = 200;

/** Longest address that mail can carry (RFC 5321, 4.5.3.1.3). */
export const MAX_EMAIL_CHARACTERS = 254;

/** Name of the field that no visitor sees: none of those that browsers fill in (HTML Standard, "autofill field"). */
export const HONEYPOT = 'topic';
