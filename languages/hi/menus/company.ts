import * as english from '#copy/menus/company.ts';
import { translate } from '#copy/translate.ts';
import { waits as hindiWaits } from '#languages/hi/words/outbox/waits.ts';
import { waits } from '#words/outbox/waits.ts';

export const { company } = translate(english, {
  Company: 'कंपनी',
  'About us': 'हमारे बारे में',
  'Who we are, and help': 'हम कौन हैं, और मदद',

  'What we do': 'हम क्या करते हैं',
  Services: 'सेवाएँ',
  'Rates, limits and documents': 'रेट, लिमिट और दस्तावेज़',
  'What it costs': 'कितना लगता है',
  'What we do, and how you pay': 'हमारा काम, और उसका दाम',
  'API integration': 'API जोड़ना',
  'From keys to going live': 'key लेने से चालू होने तक',
  Certifications: 'सर्टिफ़िकेट',
  'What each one covers': 'कौन-सा किस बात का है',

  'Work with us': 'हमारे साथ काम करें',
  Partnership: 'पार्टनर बनें',
  'Sell with us': 'हमारे साथ बेचें',
  'Strategic alliances': 'रणनीतिक साझेदारी',
  'Banks, networks, technology': 'बैंक, नेटवर्क, टेक्नोलॉजी',
  Investors: 'निवेशक',
  'A demo of the portal': 'पोर्टल का डेमो',

  Help: 'मदद',
  FAQs: 'सवाल-जवाब',
  'Questions, answered': 'आपके सवाल, हमारे जवाब',
  'Fraud and frozen accounts': 'ठगी और रुका हुआ खाता',
  'What to do in the first hour': 'पहले घंटे में क्या करें',
  'Contact Us': 'संपर्क करें',
  'Write, call or visit': 'लिखें, फ़ोन करें या मिलें',

  'Write to us, offline too': 'हमें लिखें, ऑफ़लाइन भी',
  [`${waits}.`]: `${hindiWaits}।`,
  'Write a message': 'संदेश लिखें',
});
