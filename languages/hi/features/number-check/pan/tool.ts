import { translate } from '#copy/translate.ts';
import { samples as english } from '#features/number-check/pan/samples.ts';

/** Name, title and line of the tool. */
export const texts = {
  'Who the holder is, from one letter': 'व्यक्ति या कंपनी, एक अक्षर से',
};

export const samples = translate(english, {
  'A person': 'व्यक्ति',
  'PAN: format right.': 'PAN: फ़ॉर्मेट सही है।',
  'A company': 'कंपनी',
  'O for zero': 'शून्य की जगह O',
  'One slip': 'एक अक्षर गलत',
  'PAN: The sixth character must be a digit, not the letter O.':
    'PAN: छठी जगह पर अंक होना चाहिए, अक्षर O नहीं।',
  '1 for a letter': 'अक्षर की जगह 1',
  'PAN: The third character must be a letter, not the digit 1.':
    'PAN: तीसरी जगह पर अक्षर होना चाहिए, अंक 1 नहीं।',
  'One character short': 'एक अक्षर कम',
  'PAN: A PAN has 10 characters; this has 9.': 'PAN: PAN 10 अक्षरों का होता है। यह 9 का है।',
});
