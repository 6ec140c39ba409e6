import { brandHindi } from '#facts/site.ts';

export const install = `${brandHindi} इंस्टॉल करें`;
export const byHand = 'या खुद ऐसे करें:';
