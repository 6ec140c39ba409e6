import { pluralIn } from '#lib/plural.ts';

/** Takes the form for one, and that for more. */
export const plural = pluralIn('en');
