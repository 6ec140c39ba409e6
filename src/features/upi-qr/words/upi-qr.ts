export const upiIdLabel = 'UPI ID';
export const upiIdHelp = 'Money goes to this ID, name@handle. Read it twice.';
export const upiIdMissing = 'Enter the UPI ID to be paid.';
export const upiIdForm = 'A UPI ID is a name, an @ and a handle, such as sample.shop@example.';
export const bharatQr =
  'This is the text of a Bharat QR, no UPI ID. Take the UPI ID from the merchant’s app.';
export const masked = 'Part of the number is hidden. The whole number is needed.';
export const upiNumber =
  'This is a UPI number or a mobile number. A code needs the UPI ID, with an @: the payment app shows it.';
export const otherLink = (beginning: string) =>
  `This is a ${beginning} link. This tool draws payments (upi://pay) only.`;
export const saidTwice = (names: string) =>
  `It says ${names} more than once, and apps differ in which one they take. Ask for another link.`;
export const otherCurrency = (code: string) =>
  `This link asks for ${code}. This tool draws payments in rupees (INR) only.`;
export const signedLink =
  'The merchant has signed this link, and a new code would lose the signature. Use the merchant’s own code.';
export const leftOut = (names: string) => `Not in the new code: ${names} of the link.`;
export const name = 'Name';
export const nameHelp = 'What the payer’s app shows, in any script';
export const nameMissing = 'Enter the name the payer should see.';
export const nameTooLong = (most: number) => `Shorten the name to ${most} characters.`;
export const amount = 'Amount in ₹ (optional)';
export const amountHelp = 'Leave it empty, and the payer types the amount.';
export const amountMissing = 'Enter the amount.';
export const amountInDigits = 'Write the amount in digits, such as 499.50.';
export const personLimit = (amount: string, year: string) =>
  `NPCI allows ${amount} between persons, as of ${year}, and more to some kinds of merchant only. The payer’s bank may set lower limits.`;
export const note = 'Note (optional)';
export const noteTooLong = (most: number) => `Shorten the note to ${most} characters.`;
export const linkTooLong =
  'Name and note are too long for a code that scans well. Letters of Indian scripts and emoji take nine to twelve times the room of English ones. Shorten the name or the note.';

export const make = 'Make QR code';
export const making = 'Drawing...';
export const onThisDevice = 'Drawn on this device. Nothing is sent or kept.';
export const failed =
  'The code could not be drawn: a part of this page is missing. Reload the page when you are online.';
export const waiting = 'The code appears here, with a poster for the counter.';
export const ready = (name: string) => `The QR code for ${name} is ready.`;
