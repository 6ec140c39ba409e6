/** Digits of a phone number, its country's dial code included. */
export const PHONE_MIN_DIGITS = 8;
export const PHONE_MAX_DIGITS = 15;

/** How long the simulated sign-up takes. */
export const SUBMITTING_MS = 1_000;
