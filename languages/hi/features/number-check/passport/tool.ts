import { translate } from '#copy/translate.ts';
import { samples as english } from '#features/number-check/passport/samples.ts';

/** Name, title and line of the tool. */
export const texts = {
  Passport: 'पासपोर्ट',
  'Format of a passport number': 'पासपोर्ट नंबर का फ़ॉर्मेट',
};

export const samples = translate(english, {
  Right: 'सही',
  'A and 7 digits': 'A और 7 अंक',
  'e-passport': 'ई-पासपोर्ट',
  'AA and 6 digits': 'AA और 6 अंक',
  'Passport number: format right.': 'पासपोर्ट नंबर: फ़ॉर्मेट सही है।',
  'No letter': 'अक्षर नहीं',
  'Digit in its place': 'अक्षर की जगह अंक',
  'Passport number: The first character must be a letter, not the digit 0.':
    'पासपोर्ट नंबर: पहली जगह पर अक्षर होना चाहिए, अंक 0 नहीं।',
  'Too short': 'नंबर छोटा है',
  'Passport number: An Indian passport number has 8 characters; this has 7.':
    'पासपोर्ट नंबर: भारत का पासपोर्ट नंबर 8 अक्षरों का होता है। यह 7 का है।',
  'Three letters': 'तीन अक्षर',
  'Passport number: The third character must be a digit, not the letter A.':
    'पासपोर्ट नंबर: तीसरी जगह पर अंक होना चाहिए, अक्षर A नहीं।',
});
