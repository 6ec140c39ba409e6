import * as english from '#copy/menus/retailers.ts';
import { translate } from '#copy/translate.ts';

export const { retailers } = translate(english, {
  Retailers: 'दुकानदार',
  'Partner with us': 'हमारे पार्टनर बनें',
  'Earn more from one counter': 'एक ही काउंटर से ज़्यादा कमाएँ',

  'At your counter': 'आपके काउंटर पर',
  'Money transfer': 'मनी ट्रांसफ़र',
  'Cash in, to any bank': 'नकद लें, किसी भी बैंक में भेजें',
  'Cash withdrawal': 'कैश निकासी',
  'Cash out, by fingerprint': 'फ़िंगरप्रिंट से नकद दें',
  'Utility bill payment': 'बिल पेमेंट',
  'Power, gas, water, phone': 'बिजली, गैस, पानी, फ़ोन',

  'Grow the shop': 'दुकान बढ़ाएँ',
  'Sell insurance': 'बीमा बेचें',
  'Health, car, home and life': 'हेल्थ, कार, घर और जीवन',
  'Business loans': 'बिज़नेस लोन',
  'Working capital and more': 'वर्किंग कैपिटल, और भी',

  'More to sell': 'और क्या बेचें',
  'Mobile, DTH and OTT recharge': 'मोबाइल, DTH, OTT रिचार्ज',
  'Phones, TV and streaming': 'फ़ोन, टीवी और ऑनलाइन वीडियो',
  'Flights, hotels and buses': 'फ़्लाइट, होटल और बस',
  'Tickets from your counter': 'टिकट आपके काउंटर से',

  'Work out an EMI': 'EMI निकालें',
  'Show a customer the instalment and what a loan costs in all.':
    'ग्राहक को किस्त दिखाएँ, और लोन का कुल खर्च भी।',
  'Open the EMI calculator': 'EMI कैलकुलेटर खोलें',
  'AEPS portal': 'AEPS पोर्टल',
});
