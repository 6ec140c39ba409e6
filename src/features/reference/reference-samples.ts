import samples from 'virtual:reference-samples';

/** Samples in other languages than pages have, as a script of its own. */
export const referenceSamples = samples;
