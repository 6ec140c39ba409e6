/** Digits as people say them to a device, from 0 on, also in the Hindi of Latin letters. */
export const digits = [
  'zero oh o shunya',
  'one ek',
  'two do',
  'three teen',
  'four char chaar',
  'five panch paanch',
  'six chhe chhah',
  'seven saat',
  'eight aath',
  'nine nau',
];
/** Words before a digit that is said once and meant twice or three times. */
export const twice = 'double';
export const thrice = 'triple';
/** Before a dial code. */
export const plus = 'plus';
/** From 20 to 90. */
export const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
/** From 10 on, as far as each has a word of its own; a slash parts two words for one. */
export const pairs =
  'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
