import type { ShopSubject } from '#copy/types/head.ts';

/** How a shop's message begins, by the service that it asks for. */
export const shopSubjects: Readonly<Record<ShopSubject, { title: string; first: string }>> = {
  'shop-insurance': {
    title: 'For my shop: insurance',
    first: 'I would like to sell insurance at my counter. My shop is in',
  },
  'shop-loan': {
    title: 'For my shop: a business loan',
    first: 'I would like a loan for my shop. The amount, what it is for, and my town:',
  },
  'shop-transfer': {
    title: 'For my shop: money transfer',
    first: 'I would like to offer money transfer at my counter. My shop is in',
  },
  'shop-cash': {
    title: 'For my shop: cash withdrawal',
    first: 'I would like to offer cash withdrawal at my counter. My shop is in',
  },
  'shop-bills': {
    title: 'For my shop: bill payment',
    first: 'I would like to take bill payments at my counter. My shop is in',
  },
};
