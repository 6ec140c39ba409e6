import { SLUG } from '#facts/site.ts';

const words = SLUG.split('-');

/** Names of the company in code of samples: `KOLAM`, before variables of the environment. */
export const ENV_PREFIX = words.join('_').toUpperCase();

/** `Kolam`, before the names of our own headers. */
export const HEADER_PREFIX = words
  .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  .join('-');
