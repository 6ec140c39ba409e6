import { spanOf } from '#copy/tariff-figures.ts';
import { days } from '#facts/tariff.ts';

// What a shop does to begin with a service at its counter, and when.

export const forYourShop = 'For your shop';
export const toFirstCustomer = 'From your message to the first customer';
export const steps = [
  { title: 'Today', text: 'Write to us. The subject is filled in; add your town.' },
  { title: 'The next working day', text: 'We answer with an offer and a list of documents.' },
  { title: `In ${spanOf(days.shopChecks)} working days`, text: 'We check your documents.' },
  { title: 'Then', text: 'We show you how it works, and you serve.' },
];

/** A shop's first button. */
export const startInShop = 'Start in your shop';

/** Names the part of a page that developers read. */
export const forDevelopers = 'For developers';
