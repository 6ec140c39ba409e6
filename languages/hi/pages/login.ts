import english from '#copy/pages/login.ts';
import { translate } from '#copy/translate.ts';
import { site } from '#facts/site.ts';
import { brand } from '#languages/hi/brand.ts';

export default translate(english, {
  'Sign in': 'लॉगिन करें',
  [`Where merchants, partners and developers sign in to their ${site.brand} account, what each finds there, and where to begin without one.`]: `दुकानदार, पार्टनर और डेवलपर ${brand} के खाते में यहाँ लॉगिन करते हैं। अंदर किसे क्या मिलता है, और खाता न हो तो कहाँ से शुरू करें।`,
  'Your account': 'आपका खाता',
  'Sign in, or start without an account': 'लॉगिन करें, या बिना खाते शुरू करें',
  'Accounts open with an agreement. What is on this page needs none.':
    'खाता एग्रीमेंट के साथ खुलता है। यहाँ जो है, उसके लिए खाता नहीं चाहिए।',

  'This page asks for no password. Your merchant account is opened with your agreement; for anything you need, call or write to us.':
    'यह पेज पासवर्ड नहीं माँगता। आपका दुकानदार खाता एग्रीमेंट के साथ खुलता है। जो भी चाहिए, फ़ोन करें या हमें लिखें।',
  'What is open, and what is not': 'क्या खुला है, क्या नहीं',
  'tools, open to all': 'टूल, सबके लिए खुले',
  'pages, open to all': 'पेज, सबके लिए खुले',
  'account, opened with your agreement': 'खाता, एग्रीमेंट के साथ खुलता है',

  'This device': 'यह डिवाइस',
  'What the site keeps here, to export or delete.':
    'साइट ने यहाँ जो रखा है, उसे फ़ाइल में निकालें या मिटाएँ।',
  'Investor demo': 'निवेशक डेमो',
  'A portal with sample figures; any e-mail opens it.':
    'सैंपल आँकड़ों वाला पोर्टल। किसी भी ईमेल से खुलता है।',
  'Document locker': 'दस्तावेज़ लॉकर',
  'Documents that stay on this device, with a lock if you like.':
    'दस्तावेज़ इसी डिवाइस पर रहते हैं। चाहें तो लॉक लगाएँ।',
  'Ask for an account': 'खाते के लिए लिखें',
  'A message to our team; the subject is filled in.':
    'हमारी टीम को संदेश। किस बारे में है, यह पहले से भरा है।',

  'What you find inside': 'अंदर क्या मिलता है',
  Merchants: 'दुकानदार',
  'Sales, settlements, refunds and what your staff may do.':
    'बिक्री, सेटलमेंट (खाते में पैसे आना), रिफ़ंड, और स्टाफ़ क्या-क्या कर सकता है।',
  Partners: 'पार्टनर',
  'The merchants you brought, their volume and your share.':
    'आपके जोड़े हुए दुकानदार, उनका लेन-देन और आपका हिस्सा।',
  Developers: 'डेवलपर',
  'Keys, webhooks and the call log.': 'key, webhook और हर API कॉल का रिकॉर्ड।',

  'When you cannot get in': 'लॉगिन न हो पाए, तो',
  'Check the address': 'ईमेल देख लें',
  'Use the e-mail in your agreement, not the one on your bills.':
    'एग्रीमेंट वाला ईमेल डालें, बिल वाला नहीं।',
  'Ask the owner': 'मालिक से पूछें',
  'The owner of the account may have removed your access.':
    'हो सकता है, खाते के मालिक ने आपका लॉगिन हटा दिया हो।',
  'Call us': 'हमें फ़ोन करें',
  'We ask for the business name and a recent reference, never for a password or an OTP.':
    'हम कारोबार का नाम और हाल का एक रेफ़रेंस नंबर पूछते हैं। पासवर्ड या OTP कभी नहीं।',

  'About signing in': 'लॉगिन के बारे में',
  'I have no account yet. Where do I begin?': 'अभी खाता नहीं है। कहाँ से शुरू करें?',
  'On the contact page. Developers ask for live keys, shops and partners for an agreement; we open the account with it.':
    'संपर्क पेज से। डेवलपर असली key माँगें, दुकानदार और पार्टनर एग्रीमेंट। उसी के साथ हम खाता खोलते हैं।',
  'Do investors sign in here too?': 'क्या निवेशक भी यहीं लॉगिन करते हैं?',
  'No. The investor portal has its own form, and shows sample figures.':
    'नहीं। निवेशक पोर्टल का अपना फ़ॉर्म है। वहाँ सैंपल आँकड़े दिखते हैं।',
  'Is the document locker part of this account?': 'क्या दस्तावेज़ लॉकर इसी खाते का हिस्सा है?',
  'No. The locker keeps its documents on this device and has its own sign-in.':
    'नहीं। लॉकर के दस्तावेज़ इस डिवाइस पर रहते हैं। उसका लॉगिन अलग है।',
});
