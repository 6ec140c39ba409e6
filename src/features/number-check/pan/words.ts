export const title = 'PAN';
export const wrongLength = (length: number) => `A PAN has 10 characters; this has ${length}.`;
export const holder = 'Holder';
export const nameBegins = 'Name begins with';
export const surname = (letter: string) => `${letter}, the surname`;
export const registeredName = (letter: string) => `${letter}, the registered name`;
export const unknownHolder = (letter: string) =>
  `We know no type of holder for the letter ${letter}.`;
export const serialZero = 'The digits run from 0001 to 9999, so 0000 belongs to nobody.';
export const checkLetter = 'The last letter cannot be checked: its rule was never published.';
