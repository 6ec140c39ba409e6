import { plural } from '#words/plural.ts';

// What the plots of pages say of their figures.

export const sale = 'a customer pays by credit card';
export const fee = 'is our fee, without GST';
export const partners = (percent: number) => `is a channel partner’s, at ${percent}%`;
export const upTo = (rupees: string) => `to you for a transfer of up to ${rupees}`;
export const daysOf = (days: number) => plural(days, '1 day', `${days} days`);
export const forAnswer = 'for a good answer of the company';
export const dayAfter = (day: number) => `Day ${day}`;
export const toOmbudsman = 'the RBI’s ombudsman takes the complaint, free';
/** How a plot over an axis of rupees is read. */
export const marked = (rupees: string) =>
  `A mark on the line for each ${rupees}; the higher the step, the more you earn.`;
