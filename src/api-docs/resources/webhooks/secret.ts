/**
 * The secrets with which the sandbox signs, `whsec_` and base64 as Standard Webhooks writes them. Everybody knows them:
 * they say so themselves.
 *
 * @param turn 1 for a new endpoint, one more after each rotation
 */
export const secretOf = (turn: number): string =>
  `whsec_${btoa(`sandbox secret, known to everybody${turn > 1 ? ` (${turn})` : ''}`)}`;
