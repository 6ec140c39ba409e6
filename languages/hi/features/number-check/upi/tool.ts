import { translate } from '#copy/translate.ts';
import { samples as english } from '#features/number-check/upi/samples.ts';

/** Name, title and line of the tool. */
export const texts = {
  'Read an ID before you print it': 'छापने से पहले ID देख लें',
};

export const samples = translate(english, {
  Right: 'सही',
  'UPI ID: format right.': 'UPI ID: फ़ॉर्मेट सही है।',
  Email: 'ईमेल',
  'Not a UPI ID': 'UPI ID नहीं है',
  'UPI ID: This looks like an email address: the handle of a UPI ID has no dot.':
    'UPI ID: यह ईमेल पता लगता है। UPI ID के हैंडल में डॉट नहीं होता।',
  'No @': '@ नहीं',
  'Left out': 'छूट गया',
  'UPI ID: Put an @ between the name and the handle.': 'UPI ID: नाम और हैंडल के बीच @ लगाएँ।',
  'Two @': 'दो @',
  'UPI ID: Use one @ only.': 'UPI ID: @ एक ही बार लगाएँ।',
  'No name': 'नाम नहीं',
  'UPI ID: Put the name before the @.': 'UPI ID: @ से पहले नाम लिखें।',
  'No handle': 'हैंडल नहीं',
  'UPI ID: Put the handle after the @.': 'UPI ID: @ के बाद हैंडल लिखें।',
  'Plus sign in the name': 'नाम में प्लस का निशान',
  'UPI ID: Before the @, use 2 to 256 letters, digits, dots, hyphens and underscores only.':
    'UPI ID: @ से पहले सिर्फ़ अक्षर, अंक, डॉट, हाइफ़न और अंडरस्कोर लिखें, कुल 2 से 256।',
  'Digit in the handle': 'हैंडल में अंक',
  'Digit first in the handle': 'हैंडल के शुरू में अंक',
  'UPI ID: Known handles begin with a letter and have at least two characters. Compare this one with the app.':
    'UPI ID: जाने-पहचाने हैंडल अक्षर से शुरू होते हैं। वे कम-से-कम दो अक्षरों के होते हैं। इसे ऐप से मिलाएँ।',
  'Account number as an ID': 'ID की जगह खाता नंबर',
  'UPI ID: IDs that end in .npci stand for an account, a phone or an Aadhaar number. This tool does not read them.':
    'UPI ID: आखिर में .npci वाली ID किसी खाते, फ़ोन या आधार नंबर की होती है। यह टूल ऐसी ID नहीं पढ़ता।',
});
