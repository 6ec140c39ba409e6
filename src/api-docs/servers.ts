import { DOMAIN } from '#content/site.ts';

/** Base addresses of the API. They end in `.example`, which leads nowhere. */
export const SANDBOX = `https://sandbox.${DOMAIN}`;
export const PRODUCTION = `https://api.${DOMAIN}`;

/** Stands in every sample where a reader puts a key of their own. */
export const KEY_PLACEHOLDER = 'YOUR_API_KEY';
