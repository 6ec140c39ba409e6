export const breadcrumb = 'आप यहाँ हैं';
export const home = 'होम';
export const cancel = 'रद्द करें';
export const leaveEmpty = 'इसे खाली छोड़ें';
export const needsScripts = 'यह आपके ब्राउज़र में चलता है और इसे JavaScript चाहिए। उसे चालू करें, या हमसे पूछें:';

export const partFailed = 'यह हिस्सा नहीं खुल सका। नेटवर्क देख लें और फिर कोशिश करें।';
export const tryAgain = 'फिर कोशिश करें';

export const copy = 'कॉपी करें';
export const copied = 'कॉपी हो गया';
export const notCopied = 'कॉपी नहीं हुआ';

/** Lets a passphrase or a password be read. */
export const showTyped = 'दिखाएँ';

export const tryOne = 'एक आज़माएँ: फ़ॉर्म भर जाता है, नतीजा दिखता है';
export const moreCases = 'और सैंपल';
export const result = 'नतीजा';
export const sample = 'सैंपल';
export const downloadTable = 'CSV डाउनलोड करें';
export const print = 'प्रिंट करें';
export const sharePicture = 'तस्वीर शेयर करें';
export const savePicture = 'तस्वीर सहेजें';
export const pictureFailed = 'तस्वीर नहीं बन सकी। उसकी जगह प्रिंट कर लें।';

/** After links to pages without a translation: what is seen, and what is said. */
export const englishCode = 'EN';
export const inEnglish = '(अंग्रेज़ी में)';
