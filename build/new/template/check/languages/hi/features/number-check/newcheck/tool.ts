import { translate } from '#copy/translate.ts';
import { samples as english } from '#features/number-check/newcheck/samples.ts';

/** Name, title and line of the tool. */
export const texts = {
  'New check': 'नई जाँच',
  'Format of the number': 'नंबर का फ़ॉर्मेट',
};

export const samples = translate(english, {
  Right: 'सही',
  '4 letters, 5 digits': '4 अक्षर, 5 अंक',
  'New check: format right.': 'नई जाँच: फ़ॉर्मेट सही है।',
  'Digit for letter': 'अक्षर की जगह अंक',
  'One slip': 'एक अक्षर गलत',
  'New check: The third character must be a letter, not the digit 0.':
    'नई जाँच: तीसरी जगह पर अक्षर होना चाहिए, अंक 0 नहीं।',
  'One short': 'एक कम',
  'A digit left out': 'एक अंक छूटा',
  'New check: The number has 9 characters; this has 8.':
    'नई जाँच: नंबर 9 अक्षरों का होता है। यह 8 का है।',
});
