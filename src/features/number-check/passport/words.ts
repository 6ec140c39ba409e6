export const title = 'Passport number';
export const wrongLength = (length: number) =>
  `An Indian passport number has 8 characters; this has ${length}.`;
export const fileNumber =
  'It looks like the file number of an application. The passport number has 8 characters.';
export const letter = 'Letter';
export const noCheckDigit = 'The number has no check digit, so a wrong digit goes unnoticed here.';
