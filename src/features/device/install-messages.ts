import { site } from '#content/site.ts';

/** Said where the browser itself offers to install. */
export const INSTALL = { now: `Install ${site.brand}`, byHand: 'Or by hand:' } as const;
