import { vocabulary } from './vocabulary.ts';

/** Words of the site that visitors have others for, in the order of the vocabulary. */
export const ownWords: readonly string[] = [
  ...new Set([...Object.keys(vocabulary.asTools), ...Object.keys(vocabulary.synonyms)]),
];
