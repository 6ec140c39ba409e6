import english from '#copy/pages/UpiSolution.ts';
import { settled } from '#copy/tariff/facts.ts';
import * as said from '#copy/tariff/said.ts';
import * as terms from '#copy/tariff/terms.ts';
import { percentOf } from '#copy/tariff-figures.ts';
import { textsBetween, translate } from '#copy/translate.ts';
import { fees } from '#facts/tariff.ts';
import { sampleTexts } from '#generated/sample-texts.hi.ts';
import { settled as hindiSettled } from '#languages/hi/tariff/facts.ts';
import * as hindiSaid from '#languages/hi/tariff/said.ts';
import * as hindiTerms from '#languages/hi/tariff/terms.ts';

export default translate(
  english,
  {
    'of a payment': 'हर पेमेंट का',
    '2 kinds': '2 तरह',
    'of code': 'के कोड',
    '1 approval': '1 मंज़ूरी',
    'by the customer': 'ग्राहक की',
    '3 views': '3 तरह से',
    'of success': 'आँकड़े',
    'Parijat Bank': 'पारिजात बैंक',
    'Meena Stores': 'मीना स्टोर्स',
    'Arjun Menon': 'अर्जुन मेनन',
    'UPI Solutions for business': 'कारोबार के लिए UPI सेवाएँ',
    [`UPI from a bank account costs ${percentOf(fees.upi)}. Print QR codes for each counter, set up Autopay for repeat bills and read UPI analytics by store and hour.`]: `बैंक खाते से UPI पर फ़ीस ${percentOf(fees.upi)}। हर काउंटर का QR कोड प्रिंट करें। हर महीने के बिल पर ऑटोपे लगाएँ। UPI के आँकड़े देखें: हर दुकान के, हर घंटे के।`,
    'UPI payments for your business': 'आपके कारोबार के लिए UPI पेमेंट',
    'For shops, schools and online sellers: get paid from any app, at the counter, by link or every month.':
      'दुकान, स्कूल और ऑनलाइन बेचने वालों के लिए। किसी भी ऐप से पैसे लें: काउंटर पर, लिंक से या हर महीने।',
    'UPI Solutions': 'UPI सेवाएँ',
    'Get Started with UPI': 'UPI शुरू करें',
    'UPI payment API': 'UPI पेमेंट API',

    'A QR code only asks for money; it does not prove you were paid. Ask for the payer’s confirmation, and hand over the goods once your own app or bank shows the payment.':
      'QR कोड सिर्फ़ पैसे माँगता है। इससे साबित नहीं होता कि पैसे मिल गए। पैसे देने वाले से पक्का कर लें। सामान तब दें, जब पेमेंट आपके अपने ऐप या बैंक में दिखे।',

    'At the counter': 'काउंटर पर',
    'A scan from start to finish': 'एक स्कैन, शुरू से आखिर तक',
    'Enter the amount': 'रकम डालें',
    'It becomes a QR code on your screen.': 'आपकी स्क्रीन पर उसका QR कोड बन जाता है।',
    'New bill': 'नया बिल',
    For: 'सामान',
    '2 kg rice, 1 l oil': '2 किलो चावल, 1 लीटर तेल',
    'Show code': 'कोड दिखाएँ',
    Scan: 'स्कैन',
    'The customer scans it with any UPI app.': 'ग्राहक किसी भी UPI ऐप से स्कैन करते हैं।',
    'Scan and pay': 'स्कैन करके पैसे दें',
    'Waiting for the customer': 'ग्राहक का इंतज़ार',
    Approve: 'मंज़ूरी',
    'They check your name and type their UPI PIN.': 'वे आपका नाम देखते हैं और अपना UPI PIN डालते हैं।',
    'On the customer’s phone': 'ग्राहक के फ़ोन पर',
    Paying: 'पैसे किसे',
    Barabanki: 'बाराबंकी',
    'Account ending 4821': 'खाता, आखिरी अंक 4821',
    Pay: 'पैसे दें',
    Confirmed: 'पेमेंट पक्का',
    'Your screen turns green only when the bank confirms.':
      'बैंक पक्का कर दे, तभी आपकी स्क्रीन हरी होती है।',
    '₹340 received': '₹340 मिल गए',
    From: 'किससे',
    At: 'समय',
    Reference: 'रेफ़रेंस',
    'Next customer': 'अगला ग्राहक',

    'Four ways to use UPI': 'UPI के चार काम',
    'Instant UPI Payments': 'तुरंत UPI पेमेंट',
    'Send a link or show a code, and see when it is paid.':
      'लिंक भेजें या कोड दिखाएँ, और देखें कि पैसे कब आए।',
    'UPI QR Code Integration': 'UPI QR कोड',
    'A fixed one for the counter, or one per bill.': 'काउंटर के लिए एक ही कोड, या हर बिल का अलग कोड।',
    'UPI Autopay': 'UPI ऑटोपे',
    'Fees and bills then collect themselves.': 'फिर फ़ीस और बिल के पैसे तय तारीख पर अपने आप कटते हैं।',
    'UPI Analytics': 'UPI के आँकड़े',
    'By bank, store and hour; failures too.': 'बैंक, दुकान और घंटे के हिसाब से। असफल पेमेंट भी।',

    'Try it': 'आज़माएँ',
    'Make a code for your counter': 'अपने काउंटर का कोड बनाएँ',
    'Type your UPI ID and name, and print the poster. It works without a network.':
      'अपनी UPI ID और नाम डालें और पोस्टर प्रिंट करें। यह बिना नेटवर्क के चलता है।',

    'What it costs': 'खर्च कितना है',
    'What you keep of a UPI payment': 'UPI पेमेंट में से आपके हाथ कितना आता है',
    'Ask for your rates': 'अपने रेट पूछें',
    '₹3,000 by UPI': 'UPI से ₹3,000',
    'From a bank account': 'बैंक खाते से',
    'From a RuPay credit card': 'RuPay क्रेडिट कार्ड से',
    [settled]: hindiSettled,
    'From a prepaid wallet': 'प्रीपेड वॉलेट से',

    'Good to know about UPI': 'UPI के बारे में काम की बातें',
    'Works with every UPI app': 'हर UPI ऐप के साथ चलता है',
    'No card machine needed': 'कार्ड मशीन की ज़रूरत नहीं',
    'Banks may set lower limits': 'बैंक इससे कम लिमिट रख सकते हैं',

    'What shops ask about UPI': 'UPI पर दुकानदार क्या पूछते हैं',
    'Fixed code or a code per bill?': 'एक ही कोड, या हर बिल का अलग?',
    'With a fixed code the customer types the amount, and may mistype it. A code per bill carries amount and reference, so each payment finds its bill.':
      'एक ही कोड हो, तो रकम ग्राहक टाइप करते हैं। इसमें गलती हो सकती है। हर बिल के अलग कोड में रकम और रेफ़रेंस रहते हैं। इसलिए हर पेमेंट अपने बिल से खुद जुड़ जाता है।',
    'Why did the link fail when the code worked?': 'कोड चला, पर लिंक क्यों नहीं चला?',
    'Many apps refuse links to personal or unsigned merchant IDs, but accept a scan.':
      'लिंक किसी की अपनी ID का हो, तो कई ऐप उसे नहीं खोलते। बिना डिजिटल साइन वाली दुकानदार ID का भी नहीं। स्कैन किया कोड वे मान लेते हैं।',
    'Can I trust the customer’s screenshot?': 'क्या ग्राहक के स्क्रीनशॉट पर भरोसा करें?',
    'No, it is easily faked. Go by your app or bank: keep the goods until it shows the payment.':
      'नहीं, नकली स्क्रीनशॉट बनाना आसान है। अपना ऐप या बैंक देखें। उसमें पेमेंट न दिखे, तब तक सामान न दें।',
    'What about small amounts?': 'छोटी रकम हो, तो?',
    'What does a UPI payment cost me?': 'एक UPI पेमेंट पर मेरा कितना खर्च आता है?',
  },
  { ...sampleTexts.upiQr, ...textsBetween([terms, said], [hindiTerms, hindiSaid]) },
);
