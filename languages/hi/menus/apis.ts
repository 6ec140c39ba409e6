import * as english from '#copy/menus/apis.ts';
import { translate } from '#copy/translate.ts';

export const { apis } = translate(english, {
  APIs: 'API',
  'All APIs': 'सभी API',
  'Build it into your software': 'अपने सॉफ़्टवेयर में जोड़ें',

  'Payments and transfers': 'पेमेंट और ट्रांसफ़र',
  'Money transfer': 'मनी ट्रांसफ़र',
  'To any bank account': 'किसी भी बैंक खाते में',
  Payout: 'पेआउट',
  'One or thousands at a time': 'एक को, या एक साथ हज़ारों को',
  'UPI payment': 'UPI पेमेंट',
  'Links, QR and Autopay': 'लिंक, QR और ऑटोपे',
  'QR payment': 'QR पेमेंट',
  'Fixed and open amounts': 'रकम तय हो, या ग्राहक डालें',
  'Utility bill payment': 'बिल पेमेंट',
  'Power, gas, water, phone': 'बिजली, गैस, पानी, फ़ोन',

  Cash: 'कैश',
  'Cash withdrawal': 'कैश निकासी',
  'At a counter, by fingerprint': 'काउंटर पर, फ़िंगरप्रिंट से',
  'Cash collection': 'कैश कलेक्शन',
  'Dues paid in cash at a shop': 'बकाया पैसे, दुकान पर नकद',
  'Cash drop': 'कैश ड्रॉप',
  'Field staff deposit the cash': 'फ़ील्ड स्टाफ़ दिन का कैश देता है',

  Tools: 'टूल',
  'GST verification': 'GST जाँच',
  'Check it before you pay': 'पैसे देने से पहले जाँचें',
  'Reverse geocoding': 'लोकेशन से पता',
  'The place nearest to a point': 'लोकेशन के सबसे पास की जगह',
  'Driving licence': 'ड्राइविंग लाइसेंस',
  'State, office and validity': 'राज्य, RTO ऑफ़िस और वैधता',
  'Document locker': 'दस्तावेज़ लॉकर',
  'Files on this device': 'फ़ाइलें इस डिवाइस पर',
  'Employee management': 'स्टाफ़ मैनेजमेंट',
  'A role for each person': 'हर एक का अपना रोल',

  'Make a first call': 'पहली API कॉल करें',
  'Get keys, call the sandbox, then go live. Five steps.':
    'key लें, sandbox में कॉल करें, फिर चालू करें। कुल पाँच कदम।',
  'Developer guide': 'डेवलपर गाइड',
  'API reference': 'API रेफ़रेंस',
  'Sandbox console': 'sandbox कंसोल',
});
