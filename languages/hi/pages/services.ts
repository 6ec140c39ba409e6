import english from '#copy/pages/services.ts';
import { settled } from '#copy/tariff/facts.ts';
import * as said from '#copy/tariff/said.ts';
import * as terms from '#copy/tariff/terms.ts';
import { spanOf } from '#copy/tariff-figures.ts';
import { textsBetween, translate } from '#copy/translate.ts';
import { site } from '#facts/site.ts';
import { days } from '#facts/tariff.ts';
import { brand } from '#languages/hi/brand.ts';
import { settled as hindiSettled } from '#languages/hi/tariff/facts.ts';
import * as hindiSaid from '#languages/hi/tariff/said.ts';
import * as hindiTerms from '#languages/hi/tariff/terms.ts';

export default translate(
  english,
  {
    'of a payment': 'हर पेमेंट का',
    'from a bank account': 'बैंक खाते से',
    'a month, a device': 'महीने का, हर मशीन पर',
    'of each charge': 'हर वसूली का',
    'a payout': 'हर पेआउट का',
    [`${spanOf(days.activation)} days`]: `${spanOf(days.activation)} दिन`,
    'to go live': 'में चालू',
    '3 ways': '3 तरह से',
    'to sort your sales': 'बिक्री देखें',
    'Services for payments and payouts': 'पेमेंट और पेआउट की सेवाएँ',
    'Eight services on one account: payment gateway, UPI, POS and ECD billing, subscriptions, payouts, compliance, API integration and analytics.':
      'एक खाते में आठ सेवाएँ। पेमेंट गेटवे, UPI, POS और ECD बिलिंग, सब्सक्रिप्शन, पेआउट, नियम-पालन, API जोड़ना और आँकड़े।',
    'Payment services on one account': 'एक खाते में पेमेंट की सेवाएँ',
    'For businesses that collect and pay out every day: one account, one settlement, one report. Each service has its own price.':
      'उन कारोबारों के लिए, जो रोज़ पैसे लेते और भेजते हैं। एक खाता, एक सेटलमेंट (खाते में पैसे आना), एक रिपोर्ट। हर सेवा की अपनी कीमत है।',
    Services: 'सेवाएँ',
    'Start Free Trial': 'मुफ़्त में आज़माएँ',
    'Contact Sales': 'सेल्स टीम से बात करें',

    'What we offer': 'हम क्या देते हैं',
    'The eight services': 'आठों सेवाएँ',
    'Payment Gateway': 'पेमेंट गेटवे',
    'A hosted checkout for cards, UPI, wallets and net banking.':
      'कार्ड, UPI, वॉलेट और नेट बैंकिंग के लिए हमारा पेमेंट पेज।',
    'UPI Solutions': 'UPI सेवाएँ',
    'QR codes, payment links and Autopay for any UPI app.':
      'किसी भी UPI ऐप के लिए QR कोड, पेमेंट लिंक और ऑटोपे।',
    'POS & ECD Billing': 'POS और ECD बिलिंग',
    'Bill, charge and print from one device on the counter.':
      'काउंटर की एक मशीन से बिल बनाएँ, पैसे लें और प्रिंट करें।',
    'Subscriptions & Invoicing': 'सब्सक्रिप्शन और इनवॉइस',
    'Bill on the day you choose, with an invoice for each charge.':
      'अपने चुने दिन बिल करें। हर बार इनवॉइस साथ में जाता है।',
    'Payouts & Settlements': 'पेआउट और सेटलमेंट',
    'Send salaries, refunds and vendor dues in one upload.':
      'तनख्वाह, रिफ़ंड और सप्लायर का बकाया एक ही फ़ाइल से भेजें।',
    'Security & Compliance': 'सुरक्षा और नियम',
    '256-bit encryption, PCI DSS compliance and the records auditors ask for.':
      '256-bit एन्क्रिप्शन, PCI DSS के नियम, और वे रिकॉर्ड, जो ऑडिटर माँगते हैं।',
    'API Integration': 'API जोड़ना',
    'REST APIs, and a sandbox that behaves like live.': 'REST API, और sandbox जो असली जैसा चलता है।',
    'Analytics & Reporting': 'आँकड़े और रिपोर्ट',
    'Sales, fees and failures by store, day and payment mode.':
      'बिक्री, फ़ीस और असफल पेमेंट। दुकान, दिन और पेमेंट के तरीके के हिसाब से।',

    'Why us': 'हम क्यों',
    [`Why Choose ${site.brand}`]: `${brand} क्यों`,
    'One settlement': 'एक सेटलमेंट',
    'Counter, web and monthly payments reach your bank together, one line per sale.':
      'काउंटर, वेब और हर महीने के पेमेंट बैंक में एक साथ आते हैं। हर बिक्री की अलग लाइन।',
    'Live in 1-3 business days': '1-3 कामकाजी दिनों में चालू',
    'The sandbox is on this site, also offline. Live keys follow once your documents are checked.':
      'sandbox इसी साइट पर है, ऑफ़लाइन भी। दस्तावेज़ जाँचने के बाद असली key मिलती है।',
    'Support by phone and message': 'फ़ोन और संदेश से मदद',
    'A payment is stuck? Call 24/7, and speak to people who can see it.':
      'पेमेंट अटक गया? फ़ोन करें, 24 घंटे, सातों दिन। बात उन्हीं से होती है, जिन्हें वह पेमेंट दिखता है।',

    'What you keep from a sale': 'एक बिक्री में से आपके पास कितना बचता है',
    'Type in the fees from your offer.': 'अपने ऑफ़र वाली फ़ीस डालें।',
    '₹1,000 at the till': 'गल्ले पर ₹1,000',
    'By law, UPI from an account and RuPay debit are free.':
      'बैंक खाते से UPI और RuPay डेबिट, कानूनन मुफ़्त हैं।',
    'Credit card': 'क्रेडिट कार्ड',
    [settled]: hindiSettled,
    'Debit card': 'डेबिट कार्ड',
    'RuPay debit card': 'RuPay डेबिट कार्ड',

    'Used at scale': 'आँकड़ों में',
    '10M+': '1 करोड़+',
    'transactions processed': 'लेन-देन हुए',
    '50K+': '50,000+',
    'active merchants': 'काम कर रहे दुकानदार',
    uptime: 'अपटाइम (सेवा चालू रहना)',
    encryption: 'एन्क्रिप्शन',
    'Illustrative figures.': 'आँकड़े सिर्फ़ उदाहरण हैं।',

    'Before you start': 'शुरू करने से पहले',
    'What is in the free trial?': 'मुफ़्त में क्या-क्या आज़मा सकते हैं?',
    'A sandbox for the services you choose, with test cards and UPI IDs. Real payments start once your documents are checked.':
      'आपकी चुनी सेवाओं का sandbox, टेस्ट कार्ड और टेस्ट UPI ID। असली पेमेंट दस्तावेज़ जाँचने के बाद शुरू होते हैं।',
    'Which services need a device?': 'किन सेवाओं में मशीन चाहिए?',
    'Only POS and ECD billing. The gateway, subscriptions and payouts run in a browser; UPI needs just a printed QR.':
      'सिर्फ़ POS और ECD बिलिंग में। गेटवे, सब्सक्रिप्शन और पेआउट ब्राउज़र में चलते हैं। UPI के लिए छपा हुआ QR काफ़ी है।',
    'How is each one charged?': 'किस सेवा में पैसे कैसे लगते हैं?',
    'Gateway and UPI per payment, subscriptions per charge, payouts per transfer, billing per device. Before your first sale you pay only for the device.':
      'गेटवे और UPI में हर पेमेंट पर। सब्सक्रिप्शन में हर उस बिल पर, जिसके पैसे आए। पेआउट में हर ट्रांसफ़र पर, बिलिंग में हर मशीन पर। पहली बिक्री से पहले पैसे सिर्फ़ बिलिंग मशीन के लगते हैं।',
    'How fast does a payout arrive?': 'पेआउट कितनी देर में पहुँचता है?',
    'What goes wrong most often?': 'सबसे ज़्यादा गड़बड़ कहाँ होती है?',
    'Double refunds, and payouts to a wrong account. Each reference works once; you see the account’s name first.':
      'एक ही रिफ़ंड दो बार, और गलत खाते में पेआउट। इसलिए हर रेफ़रेंस एक ही बार चलता है। पेआउट से पहले बैंक से खाते का नाम आता है।',
    'Not sure which you need?': 'समझ नहीं आ रहा कौन-सी चाहिए?',
    'Tell us how you are paid today. We suggest the smallest set that covers it.':
      'बताएँ कि आज पैसे कैसे लेते हैं। हम बस उतनी सेवाएँ बताएँगे, जिनसे काम चल जाए।',
    'Get in Touch': 'हमसे बात करें',
  },
  textsBetween([terms, said], [hindiTerms, hindiSaid]),
);
