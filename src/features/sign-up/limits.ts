/** How long the simulated sign-up takes. */
export const SUBMITTING_MS = 1_000;
