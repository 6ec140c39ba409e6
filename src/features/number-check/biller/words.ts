export const title = 'Biller ID';
export const wrongLength = (length: number) => `A biller ID has 14 characters; this has ${length}.`;
export const characters = 'Characters';
export const lettersAndDigits = '14 letters and digits';
export const digitsAlone = 'Known biller IDs begin with letters.';
export const lookUp =
  'Look the biller up in the list from your operating unit; this tool has none.';
