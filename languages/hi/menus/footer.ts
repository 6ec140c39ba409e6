import * as english from '#copy/menus/footer.ts';
import { translate } from '#copy/translate.ts';

export const { services, links } = translate(english, {
  'Payment gateway': 'पेमेंट गेटवे',
  'POS and ECD billing': 'POS और ECD बिलिंग',
  Subscriptions: 'सब्सक्रिप्शन',
  Payouts: 'पेआउट',
  Verification: 'जाँच',
  'Bill payment': 'बिल पेमेंट',

  Tools: 'टूल',
  'This device': 'यह डिवाइस',
  Search: 'खोजें',
  Rates: 'रेट',
  FAQs: 'सवाल-जवाब',
  'Sign up': 'साइन अप करें',
  'Privacy Policy': 'प्राइवेसी पॉलिसी',
  'Terms of Service': 'सेवा की शर्तें',
});
