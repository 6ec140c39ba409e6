import samples from 'virtual:reference-samples';

/** Samples in other languages than pages have, as a separate script. */
export const referenceSamples = samples;
