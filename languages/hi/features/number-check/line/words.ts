export const noneFound = 'कोई जाना-पहचाना नंबर नहीं';
export const noneFoundWhy = 'इस टेक्स्ट में ऐसा कोई नंबर नहीं है, जिसका फ़ॉर्मेट यह टूल पहचानता हो।';
export const likeVoterId = 'तीन अक्षर, सात अंक';
export const likeVoterIdWhy =
  'यह वोटर ID जैसा दिखता है, पर चेक डिजिट मेल नहीं खाता। यह कोई और नंबर हो सकता है।';
export const sixteenDigits = 'सोलह अंक';
export const sixteenDigitsWhy =
  'यह वर्चुअल ID जितना लंबा है, पर चेक डिजिट मेल नहीं खाता। यह कोई और नंबर हो सकता है।';
export const twelveDigits = 'बारह अंक';
export const twelveDigitsWhy =
  'यह आधार नंबर जितना लंबा है, पर आधार नंबर नहीं हो सकता। यह खाता नंबर या किसी पेमेंट का रेफ़रेंस नंबर हो सकता है।';
export const tenDigits = 'दस अंक';
export const tenDigitsWhy = 'यह मोबाइल नंबर हो सकता है, या बैंक खाता नंबर।';
export const someDigits = 'सिर्फ़ अंक';
export const mayBe = (kinds: readonly string[]) =>
  `सिर्फ़ अंकों से पता नहीं चलता कि यह क्या है। यह इनमें से कुछ हो सकता है: ${kinds.join(', ')}।`;
export const fitsByChance =
  'चेक डिजिट आधार नंबर से मेल खाता है। पर दूसरे नंबरों में भी दस में से एक में ऐसा हो जाता है।';
export const noWordBeside =
  'पास में ऐसा कोई शब्द नहीं है, जिससे पता चले कि यह क्या है। दूसरी तरह के नंबर भी ऐसे होते हैं।';
export const reference = 'रेफ़रेंस नंबर';
export const referenceWhy = 'ऐसे नंबर देने वाले का अपना फ़ॉर्मेट होता है। इसलिए यह टूल उसे नहीं जाँच सकता।';
export const card = 'कार्ड नंबर';
export const phone = 'फ़ोन नंबर';
export const kind = 'प्रकार';
export const mobile = 'भारत का मोबाइल नंबर';
export const landline = 'भारत का लैंडलाइन या सर्विस नंबर';
export const abroad = 'दूसरे देश के डायल कोड के साथ';
export const phoneLength = 'यह फ़ोन नंबर की जगह लिखा है, पर इसमें भारत के फ़ोन नंबर जितने अंक नहीं हैं।';
export const service = 'भारत का टोल-फ़्री या सेवा नंबर';
export const mobileOrLandline = 'भारत का मोबाइल या लैंडलाइन नंबर';
export const others = {
  abha: 'ABHA नंबर',
  tan: 'TAN',
  din: 'DIN',
  uan: 'UAN',
  udyam: 'उद्यम रजिस्ट्रेशन नंबर',
  fssai: 'FSSAI लाइसेंस नंबर',
  iec: 'IEC',
  swift: 'SWIFT कोड (BIC)',
  imei: 'IMEI',
  arn: 'ARN',
  stay: 'वीज़ा, OCI या PIO कार्ड नंबर',
};
/** Where no word next to a number says what it is. */
export const possible = {
  llpin: 'शायद LLPIN',
  fcrn: 'शायद FCRN',
  utr: 'शायद UTR',
};
export const namedOnly =
  'इसके फ़ॉर्मेट या साथ लिखे शब्द से पता चलता है कि यह क्या है। यह टूल ऐसे नंबर नहीं जाँचता।';
export const network = 'नेटवर्क';
export const noCardOfNetworks =
  'इसकी शुरुआत, लंबाई या चेक डिजिट हमारी जानकारी के किसी कार्ड नेटवर्क से मेल नहीं खाती।';
