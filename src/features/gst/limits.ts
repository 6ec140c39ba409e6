/** How long a simulated verification takes. */
export const VERIFY_DELAY_MS = 1_000;
