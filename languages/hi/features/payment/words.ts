export const cardNumberLabel = 'कार्ड नंबर';
export const cardNumberHelp = 'कृपया अपना कार्ड नंबर न डालें। नीचे से कोई टेस्ट कार्ड लें।';
export const expiry = 'एक्सपायरी (MM/YY)';
export const cvv = 'CVV';
export const amount = 'रकम (₹)';
export const pay = 'पेमेंट करें';
export const paying = 'पेमेंट हो रहा है...';
export const nothingCharged = 'कोई पैसा नहीं कटता। कुछ भेजा या सहेजा नहीं जाता।';
export const paid = 'पेमेंट सफल! 🎉 आपका लेन-देन पूरा हो गया।';
export const samples = 'एक आज़माएँ: फ़ॉर्म भर जाता है, पेमेंट हो जाता है';

export const fillAll = 'कृपया सभी खाने भरें!';
export const cardNumberShort = 'कार्ड नंबर 16 अंकों का होना चाहिए।';
export const cvvShort = 'CVV 3 अंकों का होना चाहिए।';

export const brands = {
  RuPay: 'RuPay',
  Visa: 'Visa',
  Mastercard: 'Mastercard',
  Maestro: 'Maestro',
  Amex: 'Amex',
};
export const anyCard = 'कार्ड';
export const nameOnCard = 'नाम';
export const asPrinted = 'जैसा छपा है';
export const expiryOnCard = 'एक्सपायरी';
export const noExpiryYet = 'MM/YY';

export const masked = 'नंबर का कुछ हिस्सा छिपा है। पूरा नंबर चाहिए।';
export const cardDigitsOnly = 'कार्ड नंबर में सिर्फ़ अंक होते हैं।';
export const noSuchCard = 'यह नंबर किसी कार्ड का नहीं होता।';
export const brandOnly = (brand: string) => `${brand}।`;
export const amexTooLong = (digits: number) =>
  `Amex। इसके कार्ड नंबर में ${digits} अंक होते हैं। इसलिए वह यहाँ नहीं चलता।`;
export const brandRight = (brand: string) => `${brand}। चेक डिजिट सही है।`;
export const brandWrong = (brand: string) => `${brand}। चेक डिजिट सही नहीं है। कोई अंक गलत टाइप हुआ है।`;
export const unknownRight = 'कार्ड नेटवर्क पहचान में नहीं आया। चेक डिजिट सही है।';
export const unknownWrong = 'कार्ड नेटवर्क पहचान में नहीं आया। चेक डिजिट सही नहीं है। कोई अंक गलत टाइप हुआ है।';
export const cutOff = (digits: number) => `यहाँ पहले ${digits} अंक ही आते हैं।`;
export const expiryForm = 'महीना और साल MM/YY में (जैसे 08/31) लिखें।';
export const noSuchMonth = 'महीने 01 से 12 तक होते हैं।';
export const months = [
  'जनवरी',
  'फ़रवरी',
  'मार्च',
  'अप्रैल',
  'मई',
  'जून',
  'जुलाई',
  'अगस्त',
  'सितंबर',
  'अक्टूबर',
  'नवंबर',
  'दिसंबर',
];
export const expired = (month: string, year: number) =>
  `इस कार्ड की अवधि खत्म हो चुकी है। यह ${month} ${year} तक मान्य था।`;
export const cvvDigitsOnly = 'CVV में सिर्फ़ अंक होते हैं।';
export const amountForm = 'रकम अंकों में (जैसे 1,499.50) लिखें।';

export const receipt = 'टेस्ट रसीद';
export const receiptNote = 'कोई पैसा नहीं कटा। इस रसीद पर कोई सामान नहीं मिलेगा।';
export const sample = 'सैंपल';
export const paidTo = 'पैसे किसे दिए';
export const paidWith = 'पैसे कैसे दिए';
export const byCard = 'कार्ड से';
export const date = 'तारीख';
