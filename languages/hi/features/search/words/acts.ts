/** Heading of what the search can do, and each act with what it does. */
export const heading = 'अभी करें';

export const language = 'यही पेज, इसी जगह';
export const dark = { title: 'गहरी थीम', line: 'अब से इस डिवाइस पर' };
export const light = { title: 'हल्की थीम', line: 'अब से इस डिवाइस पर' };
export const calm = { title: 'शांत मोड', line: 'कुछ नहीं हिलेगा। फिर दबाएँ, तो बंद' };
export const install = { title: 'इंस्टॉल करें', line: 'होम स्क्रीन पर लगाएँ' };
export const write = { title: 'हमें लिखें', line: 'बिना नेटवर्क के भी' };
export const lock = { title: 'लॉकर लॉक करें', line: 'हर टैब में' };
export const print = { title: 'रेट प्रिंट करें', line: 'सारे रेट कागज़ पर' };
export const keys = { title: 'कीबोर्ड शॉर्टकट', line: 'यहाँ किस बटन से क्या होता है' };

/** What was done, where it is not seen. */
export const calmOn = 'शांत मोड चालू है।';
export const calmOff = 'शांत मोड बंद है।';
export const locked = 'लॉकर लॉक हो गया।';
