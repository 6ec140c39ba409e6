import index from 'virtual:reference-index';

/** What the search of the reference looks through, as a script of its own. */
export const referenceIndex = index;
