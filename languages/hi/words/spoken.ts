/** Digits as people say them to a device, from 0 on, in English too. */
export const digits = [
  'zero शून्य oh जीरो shunya ज़ीरो',
  'one ek एक वन',
  'two do दो टू',
  'three teen तीन थ्री',
  'four चार char फोर chaar',
  'five पाँच panch फाइव paanch',
  'six छह chhe छः chhah छे सिक्स',
  'seven saat सात सेवन',
  'eight aath आठ एट',
  'nine nau नौ नाइन',
];
/** Words before a digit that is said once and meant twice or three times. */
export const twice = 'double डबल';
export const thrice = 'triple ट्रिपल';
/** From 20 to 90. */
export const tens = [
  'twenty ट्वेंटी',
  'thirty थर्टी',
  'forty फोर्टी',
  'fifty फिफ्टी',
  'sixty सिक्सटी',
  'seventy सेवंटी',
  'eighty एटी',
  'ninety नाइंटी',
];
