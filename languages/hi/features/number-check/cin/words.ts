export const title = 'CIN';
export const llpin = 'यह LLPIN है, यानी LLP का नंबर: तीन अक्षर और चार अंक।';
export const foreign = 'यह FCRN है, यानी विदेशी कंपनी का नंबर: F और पाँच अंक।';
export const foreignLlp = 'यह FLLPIN है, यानी विदेशी LLP का नंबर।';
export const registrationOnly =
  'यह सिर्फ़ रजिस्ट्रेशन नंबर हो सकता है, जैसा पुराने दस्तावेज़ों पर होता है। CIN 21 अक्षरों का होता है।';
export const wrongLength = (length: number) => `CIN 21 अक्षरों का होता है। यह ${length} का है।`;
export const wrongFirst = (found: string) =>
  `पहली जगह पर L (लिस्टेड) या U (अनलिस्टेड) होना चाहिए, ${found} नहीं।`;
export const wrongYear = (year: string) =>
  `नौवीं से बारहवीं जगह तक साल लिखा होता है। यहाँ लिखा साल ${year} सही नहीं हो सकता।`;
export const listedPrivate = 'L और PTC साथ नहीं हो सकते। प्राइवेट कंपनी के शेयर लिस्टेड नहीं होते।';

export const shares = 'शेयर';
export const listed = 'लिस्टेड (L)';
export const unlisted = 'अनलिस्टेड (U)';
export const industryCode = 'कारोबार का कोड';
export const companyClass = 'प्रकार';
export const registration = 'रजिस्ट्रेशन';

// Lists in print agree that FLC is a public company, and not on what kind of one.
export const classes = {
  FLC: 'पब्लिक कंपनी',
  FTC: 'प्राइवेट कंपनी, विदेशी कंपनी की सब्सिडियरी',
  GAP: 'जनरल एसोसिएशन, पब्लिक',
  GAT: 'जनरल एसोसिएशन, प्राइवेट',
  GOI: 'भारत सरकार की कंपनी',
  NPL: 'मुनाफ़े के लिए न चलने वाली कंपनी',
  OPC: 'एक व्यक्ति की कंपनी',
  PLC: 'पब्लिक कंपनी',
  PTC: 'प्राइवेट कंपनी',
  SGC: 'राज्य सरकार की कंपनी',
  ULL: 'पब्लिक कंपनी, देनदारी की कोई लिमिट नहीं',
  ULT: 'प्राइवेट कंपनी, देनदारी की कोई लिमिट नहीं',
};
