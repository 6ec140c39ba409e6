import { translate } from '#copy/translate.ts';
import { samples as english } from '#features/payment/samples.ts';

/** Name, title and line of the tool. */
export const texts = {
  Payment: 'पेमेंट',
  'Payment demo': 'पेमेंट डेमो',
  'A card payment, start to finish': 'कार्ड पेमेंट, शुरू से आखिर तक',
};

export const samples = translate(english, {
  Paid: 'पेमेंट हुआ',
  'Payment Successful! 🎉 Your transaction has been processed.':
    'पेमेंट सफल! 🎉 आपका लेन-देन पूरा हो गया।',
  Expired: 'अवधि खत्म',
  'Successful, with a hint: This card has expired': 'सफल, सलाह के साथ: इस कार्ड की अवधि खत्म हो चुकी है',
  'One digit off': 'एक अंक गलत',
  'Successful, with a hint: The check digit is wrong': 'सफल, सलाह के साथ: चेक डिजिट सही नहीं है',
  'Another network': 'कोई और नेटवर्क',
  'Successful, with a hint: The check digit is right': 'सफल, सलाह के साथ: चेक डिजिट सही है',
  'Letter in the number': 'नंबर में अक्षर',
  'Successful, with a hint: A card number has digits only.':
    'सफल, सलाह के साथ: कार्ड नंबर में सिर्फ़ अंक होते हैं।',
  'Month 13': 'महीना 13',
  'Successful, with a hint: Months run from 01 to 12.': 'सफल, सलाह के साथ: महीने 01 से 12 तक होते हैं।',
  'Letter in the expiry': 'एक्सपायरी में अक्षर',
  'Successful, with a hint: Write month and year as MM/YY, such as 08/31.':
    'सफल, सलाह के साथ: महीना और साल MM/YY में (जैसे 08/31) लिखें।',
  'Letter in the CVV': 'CVV में अक्षर',
  'Successful, with a hint: A CVV has digits only.': 'सफल, सलाह के साथ: CVV में सिर्फ़ अंक होते हैं।',
  'Amount in words': 'रकम शब्दों में',
  'Successful, with a hint: Write the amount in figures, such as 1,499.50.':
    'सफल, सलाह के साथ: रकम अंकों में (जैसे 1,499.50) लिखें।',
  'Amex, 15 digits': 'Amex, 15 अंक',
  'Card number must be 16 digits.': 'कार्ड नंबर 16 अंकों का होना चाहिए।',
  'CVV too short': 'CVV छोटा',
  'CVV must be 3 digits.': 'CVV 3 अंकों का होना चाहिए।',
  'No amount': 'रकम खाली',
  'Please fill in all fields!': 'कृपया सभी खाने भरें!',
});
