/**
 * The secret with which the sandbox signs the way back from its checkout. Everybody knows it: it says so itself. That of
 * a live account is its own, and other than the secrets of its webhook endpoints.
 */
export const RETURN_SECRET = `whsec_${btoa('sandbox return secret, known to all')}`;
