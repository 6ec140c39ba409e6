export const fieldsTable = 'रिक्वेस्ट में भेजे जाने वाले फ़ील्ड';
export const field = 'फ़ील्ड';
export const type = 'प्रकार';
export const description = 'जानकारी';
export const headersOf = (event: string) => `${event} के हेडर`;

export const requestSample = (path: string) => `${path} की सैंपल रिक्वेस्ट`;
export const language = 'भाषा';
export const sendsNothing = 'यह सिर्फ़ उदाहरण है। यह पेज कोई रिक्वेस्ट नहीं भेजता।';

export const allRates = 'रेट, लिमिट और दस्तावेज़';

export const endpoints = 'API रिक्वेस्ट की सूची';
export const request = 'रिक्वेस्ट';
export const page = 'पेज';
export const fields = 'फ़ील्ड';

export const sample = 'सैंपल';
export const input = 'क्या डालें';
export const outcome = 'नतीजा';

export const sampleCertificate = (title: string) => `सैंपल सर्टिफ़िकेट: ${title}`;
export const sampleReceipt = (title: string) => `${title}, सैंपल`;
