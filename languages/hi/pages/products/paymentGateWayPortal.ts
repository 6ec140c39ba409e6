import { dayReport } from '#copy/day-report.ts';
import english from '#copy/pages/products/paymentGateWayPortal.ts';
import { settled } from '#copy/tariff/facts.ts';
import * as said from '#copy/tariff/said.ts';
import * as terms from '#copy/tariff/terms.ts';
import { percentOf, rupeesOf } from '#copy/tariff-figures.ts';
import { textsBetween, translate } from '#copy/translate.ts';
import { smallCardPayments } from '#facts/rules/tax.ts';
import { fees } from '#facts/tariff.ts';
import { settled as hindiSettled } from '#languages/hi/tariff/facts.ts';
import * as hindiSaid from '#languages/hi/tariff/said.ts';
import * as hindiTerms from '#languages/hi/tariff/terms.ts';

export default translate(
  english,
  {
    'PAN, registration documents or a GSTIN, a bank account in the name of the business, and a website that shows prices, refund rules and how to reach you. No website? Use payment links.':
      'PAN, रजिस्ट्रेशन के दस्तावेज़ या GSTIN, और कारोबार के नाम का बैंक खाता। एक वेबसाइट भी, जिस पर कीमतें, रिफ़ंड के नियम और आपका पता-फ़ोन हो। वेबसाइट नहीं है? पेमेंट लिंक से काम लें।',
    'Parijat Bank': 'पारिजात बैंक',
    'Saffron Loom': 'सैफ़्रन लूम',
    'Payment gateway portal': 'पेमेंट गेटवे पोर्टल',
    [`UPI, cards, QR codes and analytics in one checkout. Free to open; UPI ${percentOf(fees.upi)}, credit cards ${percentOf(fees.creditCard)}, and a settlement you can read line by line.`]: `UPI, कार्ड, QR कोड और आँकड़े, एक ही पेमेंट पेज पर। खोलना मुफ़्त। UPI ${percentOf(fees.upi)}, क्रेडिट कार्ड ${percentOf(fees.creditCard)}। सेटलमेंट ऐसा, जिसे लाइन-दर-लाइन पढ़ सकें।`,
    'Payment gateway for websites and apps': 'वेबसाइट और ऐप के लिए पेमेंट गेटवे',
    'UPI, cards and QR in one checkout. Free to open; you pay a fee per payment.':
      'UPI, कार्ड और QR एक ही पेमेंट पेज पर। खोलना मुफ़्त है। हर पेमेंट पर फ़ीस लगती है।',
    Products: 'प्रोडक्ट',

    'What it costs': 'खर्च कितना है',
    'What you keep of ₹1,000': '₹1,000 में से आपके पास कितना बचता है',
    'Type in the fees you were offered.': 'जो फ़ीस आपको बताई गई, वह डालें।',
    'Try the demo checkout': 'डेमो पेमेंट पेज आज़माएँ',
    '₹1,000 from a customer': 'ग्राहक से आए ₹1,000',
    'Credit card': 'क्रेडिट कार्ड',
    'Debit card': 'डेबिट कार्ड',
    Card: 'कार्ड',
    [settled]: hindiSettled,
    'Net banking': 'नेट बैंकिंग',

    'How it works': 'काम कैसे होता है',
    'From order to settlement': 'ऑर्डर से सेटलमेंट तक',
    Create: 'ऑर्डर बनाएँ',
    'Your server creates an order with an amount and a reference.':
      'आपका सर्वर रकम और रेफ़रेंस नंबर के साथ ऑर्डर बनाता है।',
    'Your order': 'आपका ऑर्डर',
    'Cotton saree, madder': 'कॉटन साड़ी, गहरा लाल',
    Delivery: 'डिलीवरी',
    Order: 'ऑर्डर',
    'Continue to pay': 'पेमेंट पर जाएँ',
    Collect: 'पैसे लें',
    'The customer pays in our checkout or scans the code.':
      'ग्राहक हमारे पेमेंट पेज पर पेमेंट करते हैं, या कोड स्कैन करते हैं।',
    'Pay ₹2,210': '₹2,210 का पेमेंट करें',
    'UPI app': 'UPI ऐप',
    'Or scan': 'या स्कैन करें',
    'Order SL-20418': 'ऑर्डर SL-20418',
    Confirm: 'पक्का करें',
    'A signed webhook tells your server, even if the browser was closed.':
      'साइन किया हुआ webhook आपके सर्वर को सूचना देता है। ब्राउज़र बंद हो गया हो, तब भी।',
    'Paid ₹2,210': '₹2,210 का पेमेंट हुआ',
    By: 'कैसे',
    Reference: 'रेफ़रेंस',
    'Webhook answered': 'webhook का जवाब मिला',
    '0.4 s, signature valid': '0.4 सेकंड, साइन सही',
    'Track the parcel': 'पार्सल ट्रैक करें',
    Settle: 'सेटलमेंट पाएँ',
    'The money reaches your bank, with one line per order.':
      'पैसे आपके बैंक खाते में आते हैं, हर ऑर्डर की एक लाइन के साथ।',
    'Settlement, 12 March': 'सेटलमेंट, 12 मार्च',
    [`${dayReport.orders} orders`]: `${dayReport.orders} ऑर्डर`,
    '1 refund': '1 रिफ़ंड',
    'Fees and GST': 'फ़ीस और GST',
    'Account ending 4821': 'खाता, आखिरी अंक 4821',
    'Download the report': 'रिपोर्ट डाउनलोड करें',

    'Four parts, one account': 'चार हिस्से, एक खाता',
    'Opens the customer’s app with the amount filled in.':
      'ग्राहक का ऐप खुलता है। रकम पहले से भरी होती है।',
    Cards: 'कार्ड',
    'RuPay, Visa, Mastercard and American Express, credit and debit.':
      'RuPay, Visa और Mastercard, साथ में American Express। क्रेडिट और डेबिट दोनों।',
    'A code on the bill or screen with the exact amount in it.':
      'बिल या स्क्रीन पर कोड, जिसमें ठीक वही रकम भरी हो।',
    Analytics: 'आँकड़े',
    'Success by bank and mode, and why payments fail.':
      'किस बैंक और किस तरीके से कितने पेमेंट सफल हुए। बाकी क्यों नहीं हुए।',

    Settlement: 'सेटलमेंट',
    'A report your accountant can read': 'ऐसी रिपोर्ट, जो आपके मुनीम पढ़ लें',
    'Sales, refunds, fees and tax on separate lines, each linked to its orders.':
      'बिक्री, रिफ़ंड, फ़ीस और टैक्स अलग लाइनों में। हर लाइन अपने ऑर्डर से जुड़ी।',
    'One line per order, with your own reference': 'हर ऑर्डर की एक लाइन, आपके अपने रेफ़रेंस के साथ',
    'Refunds shown on the day they leave': 'रिफ़ंड जिस दिन जाए, उसी दिन दिखे',
    'Export to a spreadsheet': 'स्प्रेडशीट में निकालें',
    '12 March, one store': '12 मार्च, एक दुकान',
    Collected: 'आए पैसे',
    Refunds: 'रिफ़ंड',
    '1 order': '1 ऑर्डर',
    Fees: 'फ़ीस',
    'GST on fees': 'फ़ीस पर GST',
    'To your bank': 'आपके बैंक में',
    'The days for integration are illustrative.': 'जोड़ने में लगने वाले दिन सिर्फ़ उदाहरण हैं।',

    'Before you start': 'शुरू करने से पहले',
    'What merchants ask first': 'दुकानदार पहले क्या पूछते हैं',
    'What do I need to open a gateway?': 'गेटवे खोलने के लिए क्या चाहिए?',
    'What does a payment cost?': 'एक पेमेंट पर कितना लगता है?',
    [`A percentage by payment mode, and GST on that fee, but for card payments up to ${rupeesOf(smallCardPayments.upToRupees)}. The report above has ${dayReport.gst} of GST on ${dayReport.fees} of fees. Opening the account and test payments are free.`]: `पेमेंट के तरीके के हिसाब से कुछ प्रतिशत। उस फ़ीस पर GST अलग, लेकिन ${rupeesOf(smallCardPayments.upToRupees)} तक के कार्ड पेमेंट पर GST नहीं। ऊपर की रिपोर्ट में ${dayReport.fees} की फ़ीस पर ${dayReport.gst} GST है। खाता खोलना और टेस्ट पेमेंट मुफ़्त हैं।`,
    'Is there an upper limit for UPI?': 'क्या UPI में कोई ऊपरी लिमिट है?',
    'What if a customer disputes a payment?': 'ग्राहक ने पेमेंट पर विवाद उठाया। अब क्या करें?',
    'The customer paid, but my page shows nothing. Why?':
      'ग्राहक ने पेमेंट किया, पर मेरे पेज पर कुछ नहीं दिखा। क्यों?',
    'Contact Us': 'संपर्क करें',
  },
  textsBetween([terms, said], [hindiTerms, hindiSaid]),
);
