/** What kind of document it is, by the code that is stored. */
export const types = {
  Identity: 'पहचान',
  License: 'लाइसेंस',
  Education: 'पढ़ाई',
  Uploaded: 'जोड़ा गया',
};
const WRITTEN: Readonly<Record<string, string>> = {
  'Aadhaar Card': 'आधार कार्ड',
  'Driving Licence': 'ड्राइविंग लाइसेंस',
  'Class XII Marksheet': '12वीं की मार्कशीट',
  'Transport Department': 'परिवहन विभाग',
  You: 'आप',
  'Sample Visitor': 'सैंपल व्यक्ति',
  'A backup': 'कोई बैकअप',
  'Another app or website': 'कोई दूसरा ऐप या वेबसाइट',
};
/** What is shown of a title, an issuer or a name that the site itself wrote: it is stored in English. */
export const written = (text: string): string =>
  (Object.hasOwn(WRITTEN, text) && WRITTEN[text]) || text;
/** Said wherever an imported document is shown: its issuer and all else is that backup's word. */
export const imported = 'बैकअप से आया';
export const added = (day: string) => `${day} को जोड़ा गया`;
export const issued = (day: string) => `${day} को जारी`;
export const view = 'देखें';
export const download = 'डाउनलोड करें';
/** Read out before a mark that stands for a character which nobody sees. */
export const invisible = 'न दिखने वाला अक्षर';
export const loading = 'दस्तावेज़ लोड हो रहे हैं...';
