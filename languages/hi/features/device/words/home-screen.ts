import { brand } from '#languages/hi/brand.ts';

export const install = `${brand} इंस्टॉल करें`;
export const byHand = 'या खुद ऐसे करें:';
