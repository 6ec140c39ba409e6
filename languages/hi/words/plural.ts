import { pluralIn } from '#words/plural-in.ts';

/** Takes the form for one, and that for more. */
export const plural = pluralIn('hi');
