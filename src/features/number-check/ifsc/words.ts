export const title = 'IFSC';
export const wrongLength = (length: number) => `An IFSC has 11 characters; this has ${length}.`;
export const micr =
  'It looks like a MICR code, from the foot of a cheque. The IFSC has four letters in front, and is printed near the branch’s address.';
export const branchCode = 'Branch code';
export const bank = 'Bank';
export const noBank = (code: string, list: string) =>
  `The form fits, but no bank of our list of ${list} has the letters ${code}.`;
export const unnamedBank = (code: string, list: string) =>
  `Named nowhere in our list of ${list}, though RBI’s list has its branches (${code})`;
export const today = 'Today';
export const mergedInto = (bank: string, since?: string) =>
  since
    ? `Part of ${bank}; this code does not work since ${since}. Ask for the new one.`
    : `Part of ${bank}; this code does not work any more. Ask for the new one.`;
export const partOf = (bank: string, since: string) => `Part of ${bank} since ${since}.`;
