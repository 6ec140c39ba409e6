// What the plots of pages say of their figures.

export const sale = 'a customer pays by credit card';
export const fee = 'is our fee, without GST';
export const partners = (percent: number) => `is a channel partner’s, at ${percent}%`;
