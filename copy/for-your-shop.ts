import * as words from '#copy/tariff/shop.ts';
import type { Action, ShopSubject } from './types/head.ts';
import type { SectionOf } from './types/sections.ts';

/** What a shop does to begin with a service at its counter, and when. */
export const forYourShop: SectionOf<'steps'> = {
  kind: 'steps',
  id: 'shop',
  eyebrow: words.forYourShop,
  heading: words.toFirstCustomer,
  items: words.steps,
};

/** A shop's first button, on the page of a service. */
export const startInShop = (subject: ShopSubject): Action => ({
  label: words.startInShop,
  to: `/contact?subject=${subject}`,
});
