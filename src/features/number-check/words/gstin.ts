export const title = 'GSTIN';
export const wrongFormat = 'This is not the format of a GSTIN.';
export const wrongCheck = 'The check character at the end does not fit the others.';
export const pan = 'PAN';
export const checkCharacter = 'Check character';
