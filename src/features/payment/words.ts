export const cardNumberLabel = 'Card Number';
export const cardNumberHelp = 'Please do not type your own card. Use a test card from below.';
export const expiry = 'Expiry (MM/YY)';
export const cvv = 'CVV';
export const amount = 'Amount (₹)';
export const pay = 'Pay Now';
export const paying = 'Processing...';
export const nothingCharged = 'Nothing is charged, sent or stored.';
export const paid = 'Payment Successful! 🎉 Your transaction has been processed.';
export const samples = 'Try one: it fills and pays';

export const fillAll = 'Please fill in all fields!';
export const cardNumberShort = 'Card number must be 16 digits.';
export const cvvShort = 'CVV must be 3 digits.';

export const brands = {
  RuPay: 'RuPay',
  Visa: 'Visa',
  Mastercard: 'Mastercard',
  Maestro: 'Maestro',
  Amex: 'Amex',
};
export const anyCard = 'Card';
export const nameOnCard = 'Name';
export const asPrinted = 'As printed';
export const expiryOnCard = 'Expiry';
export const noExpiryYet = 'MM/YY';

export const masked = 'Part of the number is hidden. The whole number is needed.';
export const cardDigitsOnly = 'A card number has digits only.';
export const noSuchCard = 'No card has this number.';
export const brandOnly = (brand: string) => `${brand}.`;
export const amexTooLong = (digits: number) =>
  `Amex. Its numbers have ${digits} digits, so they do not fit here.`;
export const brandRight = (brand: string) => `${brand}. The check digit is right.`;
export const brandWrong = (brand: string) =>
  `${brand}. The check digit is wrong: a digit is mistyped.`;
export const unknownRight = 'Network not recognised. The check digit is right.';
export const unknownWrong =
  'Network not recognised. The check digit is wrong: a digit is mistyped.';
/** Of a number that was longer. */
export const cutOff = (digits: number) => `Only the first ${digits} digits fit here.`;
export const expiryForm = 'Write month and year as MM/YY, such as 08/31.';
export const noSuchMonth = 'Months run from 01 to 12.';
export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
export const expired = (month: string, year: number) =>
  `This card has expired: it was valid through ${month} ${year}.`;
export const cvvDigitsOnly = 'A CVV has digits only.';
export const amountForm = 'Write the amount in figures, such as 1,499.50.';

export const receipt = 'Test receipt';
export const receiptNote = 'Nothing was charged, and no goods are due for it.';
export const sample = 'Sample';
export const paidTo = 'Paid to';
export const paidWith = 'Paid with';
export const byCard = 'Card';
export const date = 'Date';
