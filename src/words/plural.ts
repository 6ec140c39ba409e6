import { pluralIn } from './plural-in.ts';

/** Takes the form for one, and that for more. */
export const plural = pluralIn('en');
