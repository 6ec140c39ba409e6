// What several formats say.

export const state = 'State';
export const notInList = (code: string) => `Not in our list (${code})`;
export const number = 'Number';
export const letters = 'Letters';
export const digits = 'Digits';
export const year = 'Year';
export const office = 'Office';
export const checkDigit = 'Check digit';
export const fits = 'Fits the others';
export const masked = 'Part of the number is hidden, so it cannot be checked.';
export const noCheckDigit = 'It has no check digit, so a wrong digit goes unnoticed here.';
export const looksLikeOther = (kind: string) =>
  `Its form is that of another kind of number: ${kind}. This field is not for it.`;
export const calledOther = (word: string) =>
  `This is called ${word}, which is another kind of number. Nothing here tells whether it is right.`;
