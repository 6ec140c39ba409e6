export const noneFound = 'No known number';
export const noneFoundWhy = 'The text has no number in a format that this tool knows.';
export const likeVoterId = 'Three letters, seven digits';
export const likeVoterIdWhy =
  'It looks like a voter ID, but the check digit does not fit. It may be another number.';
export const sixteenDigits = 'Sixteen digits';
export const sixteenDigitsWhy =
  'It is as long as a Virtual ID, but the check digit does not fit. It may be another number.';
export const twelveDigits = 'Twelve digits';
export const twelveDigitsWhy =
  'It is as long as an Aadhaar number but cannot be one. It may be an account number.';
export const tenDigits = 'Ten digits';
export const tenDigitsWhy = 'A mobile number or a bank account number.';
