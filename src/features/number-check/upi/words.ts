export const title = 'UPI ID';
export const npci =
  'IDs that end in .npci stand for an account, a phone or an Aadhaar number. This tool does not read them.';
export const unknownHandle =
  'Known handles begin with a letter and have at least two characters. Compare this one with the app.';
export const name = 'Name';
export const handle = 'Handle';
export const issuer =
  'The handle names the app or bank that issued the ID. Only the bank knows whether it is in use.';
export const noAt = 'Put an @ between the name and the handle.';
export const oneAt = 'Use one @ only.';
export const noName = 'Put the name before the @.';
export const noHandle = 'Put the handle after the @.';
export const wrongName =
  'Before the @, use 2 to 256 letters, digits, dots, hyphens and underscores only.';
export const likeEmail = 'This looks like an email address: the handle of a UPI ID has no dot.';
export const wrongHandle = 'After the @, use letters and digits only, 64 at most.';
export const upiNumber =
  'It may be a UPI number, or a mobile number. Neither can be checked here: ask for the UPI ID, with an @.';
export const bharatQr = 'Bharat QR';
export const isBharatQr =
  'This is the text of a Bharat QR, which a payment app scans. It is no UPI ID.';
export const merchant = 'Merchant';
export const amount = 'Amount';
export const withTip = 'The code also asks for a tip or a fee.';
export const withTwoReadings =
  'A field is in it twice, with different values, and apps differ in which one they take. Do not pay by it.';
export const codeDamaged = 'Its checksum does not fit: a part is missing or changed.';
