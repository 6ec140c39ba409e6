/**
 * The secret with which the sandbox signs the way back from its checkout. Everybody knows it: it says so itself. A live
 * account has its own, which differs from those of its webhook endpoints.
 */
export const RETURN_SECRET = `whsec_${btoa('sandbox return secret, known to all')}`;
