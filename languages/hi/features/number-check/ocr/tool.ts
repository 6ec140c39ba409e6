import { translate } from '#copy/translate.ts';
import { samples as english } from '#features/number-check/ocr/samples.ts';

/** Name, title and line of the tool. */
export const texts = {
  'OCR of documents': 'दस्तावेज़ का OCR',
  'Finds numbers in text from a scan': 'स्कैन के टेक्स्ट में नंबर खोजता है',
};

export const samples = translate(english, {
  'Two cards': 'दो कार्ड',
  'PAN: format right. Aadhaar number: format right.': 'PAN: फ़ॉर्मेट सही है। आधार नंबर: फ़ॉर्मेट सही है।',
  Cheque: 'चेक',
  'Bank account number: format right. IFSC: format right.':
    'बैंक खाता नंबर: फ़ॉर्मेट सही है। IFSC: फ़ॉर्मेट सही है।',
  'One misread': 'एक अक्षर गलत पढ़ा',
  'GSTIN: The check character at the end does not fit the others.':
    'GSTIN: चेक डिजिट (आखिरी अक्षर) बाकी अक्षरों से मेल नहीं खाता।',
  'Car papers': 'गाड़ी के दस्तावेज़',
  'Vehicle registration number: format right. Driving licence number: format right.':
    'गाड़ी का रजिस्ट्रेशन नंबर: फ़ॉर्मेट सही है। ड्राइविंग लाइसेंस नंबर: फ़ॉर्मेट सही है।',
  Letterhead: 'लेटरहेड',
  'CIN: format right. GSTIN: format right.': 'CIN: फ़ॉर्मेट सही है। GSTIN: फ़ॉर्मेट सही है।',
  'Misread voter ID': 'वोटर ID गलत पढ़ी',
  'Three letters, seven digits: It looks like a voter ID, but the check digit does not fit. It may be another number.':
    'तीन अक्षर, सात अंक: यह वोटर ID जैसा दिखता है, पर चेक डिजिट मेल नहीं खाता। यह कोई और नंबर हो सकता है।',
  'Misread Aadhaar': 'आधार गलत पढ़ा',
  'Twelve digits: It is as long as an Aadhaar number but cannot be one. It may be an account number or the reference of a payment.':
    'बारह अंक: यह आधार नंबर जितना लंबा है, पर आधार नंबर नहीं हो सकता। यह खाता नंबर या किसी पेमेंट का रेफ़रेंस नंबर हो सकता है।',
  'Ten digits': 'दस अंक',
  'Ten digits: A mobile number or a bank account number.':
    'दस अंक: यह मोबाइल नंबर हो सकता है, या बैंक खाता नंबर।',
  'No number': 'कोई नंबर नहीं',
  'No known number: The text has no number in a format that this tool knows.':
    'कोई जाना-पहचाना नंबर नहीं: इस टेक्स्ट में ऐसा कोई नंबर नहीं है, जिसका फ़ॉर्मेट यह टूल पहचानता हो।',
});
