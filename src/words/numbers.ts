// What any number that is typed may have wrong with it.

export const whichOne = 'It can be read in more than one way. Choose what is meant:';
export const amountOfTime =
  'This amount is for a period, such as a month or a year. Enter the whole amount.';
export const rateOfOtherTime =
  'This rate is for another period than a year, or flat. Enter the rate for one year.';
export const wholeNumber = 'Enter a whole number.';
export const tooManyDecimals = (most: number) => `Use at most ${most} digits after the point.`;
export const atLeast = (value: string) => `Enter at least ${value}.`;
export const atMost = (value: string) => `Enter at most ${value}.`;
