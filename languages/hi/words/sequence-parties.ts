import { brandHindi } from '#facts/site.ts';

export const you = 'आप';
export const customer = 'ग्राहक';
export const shop = 'पार्टनर दुकान';
export const company = brandHindi;
