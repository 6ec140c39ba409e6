import { site } from '#facts/site.ts';

export const install = `Install ${site.brand}`;
export const byHand = 'Or do it yourself:';
