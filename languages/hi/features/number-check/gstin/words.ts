export const title = 'GSTIN';
export const wrongFormat = 'यह GSTIN का फ़ॉर्मेट नहीं है।';
export const wrongCheck = 'चेक डिजिट (आखिरी अक्षर) बाकी अक्षरों से मेल नहीं खाता।';
export const holder = 'किसका है';
export const specials = {
  collector: 'बिक्री के समय टैक्स लेने वाला (TCS, C)',
  deductor: 'पैसे देते समय टैक्स काटने वाला (TDS, D)',
  mission:
    'यह UIN लगता है, यानी किसी विदेशी दूतावास या संयुक्त राष्ट्र की संस्था का नंबर। इसका चेक डिजिट यहाँ नहीं निकाल सकते।',
  nonResident:
    'यह ऐसे टैक्स देने वाले का नंबर लगता है, जो भारत में नहीं रहते। इसका चेक डिजिट यहाँ नहीं निकाल सकते।',
  online: 'यह विदेश से ऑनलाइन सेवा देने वाले (OIDAR) का नंबर लगता है। इसका चेक डिजिट यहाँ नहीं निकाल सकते।',
};
export const pan = 'PAN';
export const tan = 'PAN या TAN';
export const checkCharacter = 'चेक डिजिट';
export const otherForm =
  'यह GSTIN का आम फ़ॉर्मेट (PAN और Z वाला) नहीं है, पर GST सिस्टम ऐसे फ़ॉर्मेट भी लेता है। इसे सर्टिफ़िकेट से मिलाएँ।';
