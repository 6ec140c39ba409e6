import { translate } from '#copy/translate.ts';
import { samples as english } from '#features/number-check/cin/samples.ts';

/** Name, title and line of the tool. */
export const texts = {
  'Company CIN': 'कंपनी का CIN',
  'Type, state and year of a company': 'कंपनी का प्रकार, राज्य और साल',
};

export const samples = translate(english, {
  Private: 'प्राइवेट',
  'Karnataka, 2020': 'कर्नाटक, 2020',
  'CIN: format right.': 'CIN: फ़ॉर्मेट सही है।',
  Listed: 'लिस्टेड',
  'Maharashtra, 1995': 'महाराष्ट्र, 1995',
  'An LLPIN': 'LLPIN डाला',
  'Not a CIN': 'CIN नहीं है',
  'CIN: This is an LLPIN, the number of an LLP: three letters and four digits.':
    'CIN: यह LLPIN है, यानी LLP का नंबर: तीन अक्षर और चार अंक।',
  'Begins with X': 'X से शुरू',
  'CIN: The first character must be L for listed or U for unlisted, not the letter X.':
    'CIN: पहली जगह पर L (लिस्टेड) या U (अनलिस्टेड) होना चाहिए, अक्षर X नहीं।',
  'Year 2999': 'साल 2999',
  'CIN: The ninth to twelfth characters are a year, and 2999 cannot be right.':
    'CIN: नौवीं से बारहवीं जगह तक साल लिखा होता है। यहाँ लिखा साल 2999 सही नहीं हो सकता।',
  'A character short': 'एक अक्षर कम',
  'CIN: A CIN has 21 characters; this has 20.': 'CIN: CIN 21 अक्षरों का होता है। यह 20 का है।',
  '1 for the letter T': 'अक्षर T की जगह 1',
  'CIN: The fourteenth character must be a letter, not the digit 1.':
    'CIN: चौदहवीं जगह पर अक्षर होना चाहिए, अंक 1 नहीं।',
});
