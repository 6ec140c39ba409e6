import { DOMAIN } from '#content/site.ts';

/** Port of the sandbox that runs at a desk. */
export const SANDBOX_PORT = 4270;

/** Where samples go: `npm run sandbox`, or the file that the reference offers. */
export const SANDBOX = `http://localhost:${SANDBOX_PORT}`;

/** Base address in production. It ends in `.example`, which leads nowhere. */
export const PRODUCTION = `https://api.${DOMAIN}`;
