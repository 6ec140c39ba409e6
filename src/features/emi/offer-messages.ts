import { GST_PERCENT } from '#domain/settlement.ts';

/** What the comparison of lenders says. */
export const OFFER_WORDS = {
  ribbon: 'Example',
  heading: (amount: string) => `The same ${amount}, three offers`,
  intro: 'The lowest rate is not always the lowest cost. Look at the last line.',
  least: 'Least in total',
  rate: 'Rate a year',
  fee: 'Fee with GST',
  none: 'None',
  emi: 'EMI',
  total: 'You pay in all',
  note: (term: string) =>
    `Made-up lenders, ${term}. The fee is paid at the start, with ${GST_PERCENT}% GST on it.`,
};
