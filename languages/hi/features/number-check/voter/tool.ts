import { translate } from '#copy/translate.ts';
import { samples as english } from '#features/number-check/voter/samples.ts';

/** Name, title and line of the tool. */
export const texts = {
  'Voter ID': 'वोटर ID',
  'Check digit of an EPIC number': 'EPIC नंबर का चेक डिजिट',
};

export const samples = translate(english, {
  Right: 'सही',
  'Check digit fits': 'चेक डिजिट सही',
  'Voter ID (EPIC): format right.': 'वोटर ID (EPIC): फ़ॉर्मेट सही है।',
  'One digit off': 'एक अंक गलत',
  'Check fails': 'चेक डिजिट गलत',
  'Voter ID (EPIC): The check digit at the end does not fit the six before it by the rule that is known (Luhn). The Election Commission has published none: compare it with the card.':
    'वोटर ID (EPIC): आखिर का चेक डिजिट उससे पहले के छह अंकों से मेल नहीं खाता। यह जाँच लून (Luhn) के नियम से है। चुनाव आयोग ने अपना नियम नहीं बताया है। नंबर कार्ड से मिलाएँ।',
  'Old format': 'पुराना फ़ॉर्मेट',
  'With slashes': 'तिरछी लकीरों वाला',
  'Voter ID (EPIC): It looks like an older format, with State, constituency, part and serial. It has no check digit, so this tool cannot judge it.':
    'वोटर ID (EPIC): यह पुराने फ़ॉर्मेट का नंबर लगता है, जिसमें राज्य, क्षेत्र, भाग और सीरियल नंबर होते हैं। उसमें चेक डिजिट नहीं होता। इसलिए यह टूल उसे नहीं जाँच सकता।',
  'Two letters only': 'सिर्फ़ दो अक्षर',
  'Voter ID (EPIC): The third character must be a letter, not the digit 0.':
    'वोटर ID (EPIC): तीसरी जगह पर अक्षर होना चाहिए, अंक 0 नहीं।',
  'A digit too many': 'एक अंक ज़्यादा',
  'Voter ID (EPIC): A voter ID has 10 characters; this has 11.':
    'वोटर ID (EPIC): वोटर ID 10 अक्षरों की होती है। यह 11 की है।',
});
