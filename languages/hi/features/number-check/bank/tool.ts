import { translate } from '#copy/translate.ts';
import { samples as english } from '#features/number-check/bank/samples.ts';

/** Name, title and line of the tool. */
export const texts = {
  'Bank and IFSC': 'बैंक और IFSC',
  'Bank, branch code, account format': 'बैंक, ब्रांच कोड, खाता नंबर का फ़ॉर्मेट',
};

export const samples = translate(english, {
  'Both right': 'दोनों सही',
  'Bank account number: format right. IFSC: format right.':
    'बैंक खाता नंबर: फ़ॉर्मेट सही है। IFSC: फ़ॉर्मेट सही है।',
  'State Bank of India': 'भारतीय स्टेट बैंक',
  'O for zero': 'शून्य की जगह O',
  'In the IFSC': 'IFSC में',
  'IFSC: The fifth character must be the digit 0, not the letter O.':
    'IFSC: पाँचवीं जगह पर अंक 0 होना चाहिए, अक्षर O नहीं।',
  'Both wrong': 'दोनों गलत',
  'One slip in each': 'दोनों में एक-एक गलती',
  'Bank account number: An account number has digits, at some banks also letters; this has “#”. IFSC: The fifth character must be the digit 0, not the letter O.':
    'बैंक खाता नंबर: खाता नंबर में अंक होते हैं, कुछ बैंकों में अक्षर भी। इसमें “#” है। IFSC: पाँचवीं जगह पर अंक 0 होना चाहिए, अक्षर O नहीं।',
  'Bank in our list': 'हमारी सूची का बैंक',
  'IFSC: format right.': 'IFSC: फ़ॉर्मेट सही है।',
  'IFSC too short': 'IFSC छोटा है',
  'IFSC: An IFSC has 11 characters; this has 10.': 'IFSC: IFSC 11 अक्षरों का होता है। यह 10 का है।',
  'Letter in the account number': 'खाता नंबर में अक्षर',
  'Bank account number: Most account numbers have digits only. Some banks, and virtual accounts, also use letters: compare it with the passbook.':
    'बैंक खाता नंबर: ज़्यादातर खाता नंबरों में सिर्फ़ अंक होते हैं। कुछ बैंकों के और वर्चुअल खातों के नंबर में अक्षर भी होते हैं। पासबुक से मिलाएँ।',
  'Short account number': 'छोटा खाता नंबर',
  'Bank account number: Most account numbers have 9 to 18 digits; this has 7. Compare it with the passbook.':
    'बैंक खाता नंबर: ज़्यादातर खाता नंबर 9 से 18 अंकों के होते हैं। यह 7 का है। पासबुक से मिलाएँ।',
});
