import index from 'virtual:reference-index';

/** What the search of the reference looks through, as a separate script. */
export const referenceIndex = index;
