import { brand } from '#languages/hi/brand.ts';

export const you = 'आप';
export const customer = 'ग्राहक';
export const shop = 'पार्टनर दुकान';
export const company = brand;
