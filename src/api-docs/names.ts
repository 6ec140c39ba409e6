import { SLUG } from '#facts/site.ts';

const words = SLUG.split('-');

/** Names of the company in code of samples: `KOLAM`, before variables of the environment. */
export const ENV_PREFIX = words.join('_').toUpperCase();

/** `kolam`, in names of Python and PHP. */
export const SNAKE_NAME = words.join('_');

const capitalized = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1));

/** `Kolam`, in names of JavaScript. */
export const PASCAL_NAME = capitalized.join('');

/** `Kolam`, before the names of our own headers. */
export const HEADER_PREFIX = capitalized.join('-');
