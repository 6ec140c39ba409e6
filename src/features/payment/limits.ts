/** Caps of the fields, in characters as `maxlength` counts them. */
export const CARD_NUMBER_CHARACTERS = 16;
export const EXPIRY_CHARACTERS = 5;
export const CVV_CHARACTERS = 3;

/** How long the simulated bank takes. */
export const PROCESSING_MS = 2_000;
