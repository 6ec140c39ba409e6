export const aadhaar = 'Aadhaar number';
export const virtualId = 'Virtual ID';
export const enrolmentId = 'Enrolment ID';
export const notYetAadhaar =
  'It looks like an enrolment ID, from the slip of an enrolment. UIDAI finds the Aadhaar number by it; this tool cannot check it.';
export const masked = (lastFour: string) =>
  `A masked number that ends in ${lastFour}: the hidden digits are needed to check it.`;
export const digitsOnly = 'Use the digits 0 to 9 only.';
export const wrongLength = (count: number) =>
  `An Aadhaar number has 12 digits and a Virtual ID has 16; this has ${count}.`;
export const wrongFirst =
  'The first digit must be from 2 to 9: no Aadhaar number begins with 0 or 1.';
export const sameBackwards = 'It reads the same backwards; no such number is issued.';
export const wrongCheck =
  'The check digit at the end does not fit: a digit is wrong, or two are swapped.';
