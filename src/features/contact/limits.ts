/** Longest message, in characters (UTF-16 units, as `maxlength` counts them). */
export const MAX_MESSAGE_CHARACTERS = 5_000;

/** From here on a counter shows how many characters are left. */
export const COUNTER_FROM_CHARACTERS = 4_500;

export const MAX_NAME_CHARACTERS = 200;

/**
 * The end of what fills the field of an address for somebody who has none. Nobody can have such an address, and mail to
 * it goes nowhere (RFC 2606, section 2).
 */
export const NO_ADDRESS = '@phone.invalid';
