export const title = 'IFSC';
export const wrongLength = (length: number) => `An IFSC has 11 characters; this has ${length}.`;
export const branchCode = 'Branch code';
export const bank = 'Bank';
export const noBank = (code: string) => `Not in our list of codes (${code})`;
