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
  'It is as long as an Aadhaar number but cannot be one. It may be an account number or the reference of a payment.';
export const tenDigits = 'Ten digits';
export const tenDigitsWhy = 'A mobile number or a bank account number.';
export const someDigits = 'Digits alone';
export const mayBe = (kinds: readonly string[]) =>
  `The digits alone do not tell what it is. It may be: ${kinds.join(', ')}.`;
export const fitsByChance =
  'The check digit fits an Aadhaar number, as it does for one in ten other numbers.';
export const noWordBeside =
  'No word next to it says what it is; numbers of other kinds have this form too.';
export const reference = 'Reference number';
export const referenceWhy =
  'Each issuer of such numbers has its own format, so this tool cannot judge it.';
export const card = 'Card number';
export const phone = 'Phone number';
export const kind = 'Kind';
export const mobile = 'Mobile number in India';
export const landline = 'Landline or service number in India';
export const abroad = 'With the dial code of another country';
export const phoneLength =
  'It is in the place of a phone number, but phone numbers in India have another number of digits.';
export const service = 'Toll-free or service number in India';
export const mobileOrLandline = 'Mobile or landline number in India';
export const others = {
  abha: 'ABHA number',
  tan: 'TAN',
  din: 'DIN',
  uan: 'UAN',
  udyam: 'Udyam registration number',
  fssai: 'FSSAI licence number',
  iec: 'IEC',
  swift: 'SWIFT code (BIC)',
  imei: 'IMEI',
  arn: 'ARN',
  stay: 'Visa, OCI or PIO card number',
};
/** Where no word next to a number says what it is. */
export const possible = {
  llpin: 'Possibly an LLPIN',
  fcrn: 'Possibly an FCRN',
  utr: 'Possibly a UTR',
};
export const namedOnly =
  'Its form or the word next to it says what it is. This tool does not check such numbers.';
export const network = 'Network';
export const noCardOfNetworks =
  'Its beginning, its length or its check digit fits no card network that we know.';
