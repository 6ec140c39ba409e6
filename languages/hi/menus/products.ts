import * as english from '#copy/menus/products.ts';
import { translate } from '#copy/translate.ts';

export const { products } = translate(english, {
  Products: 'प्रोडक्ट',
  'All products': 'सभी प्रोडक्ट',
  'Take payments anywhere': 'कहीं भी पेमेंट लें',

  'Take payments': 'पेमेंट लें',
  'Payment gateway': 'पेमेंट गेटवे',
  'One checkout for every mode': 'हर तरह का पेमेंट, एक पेज पर',
  'UPI solutions': 'UPI सेवाएँ',
  'QR, links and Autopay': 'QR, लिंक और ऑटोपे',
  'Prepaid solutions': 'प्रीपेड सेवाएँ',
  'Wallets and cards with limits': 'लिमिट वाले वॉलेट और कार्ड',
  Subscriptions: 'सब्सक्रिप्शन',
  'Charge on a schedule': 'तय तारीख पर पैसे लें',
  'Demo checkout': 'डेमो पेमेंट पेज',
  'Pay with a test card': 'टेस्ट कार्ड से पेमेंट करें',

  'Serve the counter': 'काउंटर की सेवाएँ',
  'AEPS portal': 'AEPS पोर्टल',
  'Cash with a fingerprint': 'फ़िंगरप्रिंट से कैश',
  Recharge: 'रिचार्ज',
  'Mobile, DTH and OTT': 'मोबाइल, DTH और OTT',
  Travel: 'ट्रैवल',
  'Flights, hotels and buses': 'फ़्लाइट, होटल और बस',

  'Lend, insure, verify': 'लोन, बीमा, जाँच',
  'Loan portal': 'लोन पोर्टल',
  'Apply, compare, follow': 'आवेदन करें, ऑफ़र मिलाएँ, ट्रैक करें',
  'Insurance portal': 'बीमा पोर्टल',
  'Policies, claims and premiums': 'पॉलिसी, क्लेम और प्रीमियम',
  Verification: 'जाँच',
  'KYC from one place': 'KYC एक ही जगह से',

  'Make a counter poster': 'काउंटर का पोस्टर बनाएँ',
  'A UPI QR with your shop’s name. It prints without a network.':
    'आपकी दुकान के नाम वाला UPI QR। बिना नेटवर्क के प्रिंट होता है।',
  'Make a poster': 'पोस्टर बनाएँ',
  'API solutions': 'API सेवाएँ',
});
