export const title = 'Amount';
export const onePoint = 'Use one decimal point only.';
export const rupees = 'Write rupees in digits; commas only between thousands, lakhs and crores.';
export const paise = 'Write paise as one or two digits after the decimal point.';
export const tooLarge = 'This is too large for a bill.';
export const zero = 'The amount must be more than zero.';
export const inRequest = 'In the request';
export const billerAccepts = 'The fetched bill says whether the biller accepts this amount.';
export const mayBe = (amounts: readonly string[]) =>
  `It may be ${amounts.join(' or ')}. Write the amount in digits alone.`;
