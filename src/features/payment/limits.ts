/** Caps of the fields, in characters as `maxlength` counts them. */
export const CARD_NUMBER_CHARACTERS = 16;
/** The most that a card number has (ISO/IEC 7812), and a code on a card. */
export const MOST_CARD_DIGITS = 19;
export const MOST_CVV_DIGITS = 4;
export const EXPIRY_CHARACTERS = 5;
export const CVV_CHARACTERS = 3;

/** How long the simulated bank takes. */
export const PROCESSING_MS = 2_000;
