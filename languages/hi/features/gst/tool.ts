import { translate } from '#copy/translate.ts';
import { samples as english } from '#features/gst/samples.ts';

/** Name, title and line of the tool. */
export const texts = {
  'GST check': 'GST जाँच',
  'GST number': 'GST नंबर',
  'State, PAN and check character': 'राज्य, PAN और चेक डिजिट',
};

export const samples = translate(english, {
  Active: 'चालू',
  Cancelled: 'रद्द',
  Mistyped: 'गलत टाइप',
  'One slip': 'एक अक्षर गलत',
  'Active, the check character should be E': 'चालू, पर आखिरी अक्षर E होना चाहिए',
  'Second shop in Delhi': 'दिल्ली में दूसरी दुकान',
  'No such State': 'ऐसा कोई राज्य नहीं',
  'Active, though no State has the code 00': 'चालू, पर 00 किसी राज्य का कोड नहीं है',
  'Registration number 0': 'रजिस्ट्रेशन नंबर 0',
  'Active, though number 0 is never issued': 'चालू, पर नंबर 0 कभी नहीं दिया जाता',
  'Two characters short': 'दो अक्षर कम',
  'Invalid GSTIN format': 'GSTIN का फ़ॉर्मेट गलत है',
  'Service down': 'सेवा बंद',
  'Failed to verify GSTIN. Please try again.': 'GSTIN की जाँच नहीं हो सकी। कृपया फिर कोशिश करें।',
  'Left empty': 'खाली छोड़ा',
  'Please enter GSTIN': 'कृपया GSTIN डालें',
});
