import { site } from '#facts/site.ts';

/** Who takes part in drawn sequences. */
export const you = 'You';
export const customer = 'Customer';
export const shop = 'Partner shop';
export const company = site.brand;
