import { translate } from '#copy/translate.ts';
import { samples as english } from '#features/number-check/aadhaar/samples.ts';

/** Name, title and line of the tool. */
export const texts = {
  Aadhaar: 'आधार',
  'Check digit, and safe masking': 'चेक डिजिट, और नंबर छिपाना',
};

export const samples = translate(english, {
  Right: 'सही',
  'A test number': 'टेस्ट नंबर',
  'Aadhaar number: format right.': 'आधार नंबर: फ़ॉर्मेट सही है।',
  'Two swapped': 'दो अंक आपस में बदले',
  'Check fails': 'चेक डिजिट गलत',
  'Aadhaar number: The check digit at the end does not fit: a digit is wrong, or two are swapped.':
    'आधार नंबर: आखिर का चेक डिजिट मेल नहीं खाता। कोई अंक गलत है, या दो अंक आपस में बदल गए हैं।',
  'Virtual ID': 'वर्चुअल ID',
  '16 digits': '16 अंक',
  'Virtual ID: format right.': 'वर्चुअल ID: फ़ॉर्मेट सही है।',
  'Begins with 0': '0 से शुरू',
  'Aadhaar number: The first digit must be from 2 to 9: no Aadhaar number begins with 0 or 1.':
    'आधार नंबर: पहला अंक 2 से 9 के बीच होता है। कोई आधार नंबर 0 या 1 से शुरू नहीं होता।',
  'Reads the same backwards': 'उलटा पढ़ने पर भी वही',
  'Aadhaar number: It reads the same backwards; no such number is issued.':
    'आधार नंबर: यह उलटा पढ़ने पर भी वही रहता है। ऐसा नंबर किसी को नहीं मिलता।',
  'A digit short': 'एक अंक कम',
  'Aadhaar number: An Aadhaar number has 12 digits and a Virtual ID has 16; this has 11.':
    'आधार नंबर: आधार नंबर 12 अंकों का होता है, वर्चुअल ID 16 अंकों की। यह 11 का है।',
  'Letter O for a zero': 'शून्य की जगह अक्षर O',
  'Aadhaar number: Use the digits 0 to 9 only.': 'आधार नंबर: सिर्फ़ 0 से 9 तक के अंक लिखें।',
});
