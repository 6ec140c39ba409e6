import type { ReactElement } from 'react';

export const askForKey = 'sandbox अपने कंप्यूटर पर चलाएँ। उसकी फ़ाइल API रेफ़रेंस में है।';
export const fields = 'रिक्वेस्ट के फ़ील्ड';
export const sendAs = (contentType: ReactElement, live: ReactElement) => (
  <span>
    इन्हें {contentType} के रूप में भेजें। सैंपल sandbox को कॉल करता है। चालू होने के बाद {live} को कॉल करें। यह हिस्सा
    अंग्रेज़ी में है।
  </span>
);
export const headers = 'रिक्वेस्ट के हेडर';
export const headersTable = 'रिक्वेस्ट के साथ जाने वाले हेडर';

export const eachError = 'हर एरर का मतलब';
export const sandbox = 'sandbox में क्या डालें';
export const sandboxText = (field: ReactElement) => (
  <span>ये बनावटी हैं, सिर्फ़ टेस्ट के लिए। इन्हें {field} में डालें, तो सामने लिखी स्थिति मिलती है।</span>
);
export const value = 'क्या डालें';
export const status = 'स्थिति';
export const meaning = 'मतलब';

export const related = 'जाँच वाले दूसरे API';
