import { DOMAIN } from '#facts/site.ts';

/** Port of the sandbox that runs at a desk. */
export const SANDBOX_PORT = 4270;

/** Where samples go: `npm run sandbox`, or the file that the reference offers. */
export const SANDBOX = `http://localhost:${SANDBOX_PORT}`;

/**
 * The same by its number, for tools that read the description: the sandbox listens there alone, and
 * `localhost` may lead to `::1` first.
 */
export const SANDBOX_BY_NUMBER = `http://127.0.0.1:${SANDBOX_PORT}`;

/** Base address in production. It ends in `.example`, which leads nowhere. */
export const PRODUCTION = `https://api.${DOMAIN}`;
