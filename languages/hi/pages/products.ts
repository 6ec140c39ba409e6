import english from '#copy/pages/products.ts';
import * as terms from '#copy/tariff/terms.ts';
import { textsBetween, translate } from '#copy/translate.ts';
import * as hindiTerms from '#languages/hi/tariff/terms.ts';

export default translate(
  english,
  {
    'Products for shops and businesses': 'दुकानों और कारोबारों के लिए प्रोडक्ट',
    'All product portals in one list: payments, UPI, prepaid, subscriptions, AEPS, recharge, travel, insurance, loans, verification and APIs.':
      'सारे पोर्टल एक सूची में। पेमेंट, UPI, प्रीपेड, सब्सक्रिप्शन, AEPS, रिचार्ज, ट्रैवल, बीमा, लोन, जाँच और API।',
    'Payment products, side by side': 'पेमेंट के प्रोडक्ट, एक नज़र में',
    'For shops, agents and online sellers: payments, cash, travel, insurance and loans. Start with one; add the rest to the same login.':
      'दुकानों, एजेंटों और ऑनलाइन बेचने वालों के लिए: पेमेंट, कैश, ट्रैवल, बीमा और लोन। एक से शुरू करें। बाकी उसी लॉगिन में जुड़ते जाएँगे।',
    Products: 'प्रोडक्ट',
    'Contact Us': 'संपर्क करें',

    Portals: 'पोर्टल',
    'Eight product portals': 'आठ पोर्टल',
    'Payment gateway portal': 'पेमेंट गेटवे पोर्टल',
    'Take UPI, cards and QR payments in one checkout.': 'UPI, कार्ड और QR, सब एक पेमेंट पेज पर लें।',
    'AEPS portal': 'AEPS पोर्टल',
    'Pay out cash by fingerprint, and earn each time.': 'फ़िंगरप्रिंट से कैश दें, हर बार कमाएँ।',
    'Recharge portal': 'रिचार्ज पोर्टल',
    'Mobile, DTH and OTT plans in under a minute.': 'मोबाइल, DTH और OTT रिचार्ज, एक मिनट से भी कम में।',
    'Travel portal': 'ट्रैवल पोर्टल',
    'Book flights, hotels, tours, buses and cabs.': 'फ़्लाइट, होटल, टूर, बस और कैब बुक करें।',
    'Insurance portal': 'बीमा पोर्टल',
    'Policies, claims and premiums on one screen.': 'पॉलिसी, क्लेम और प्रीमियम एक स्क्रीन पर।',
    'Loan portal': 'लोन पोर्टल',
    'Know the EMI first, then apply and track.': 'पहले EMI जानें, फिर आवेदन करें और ट्रैक करें।',
    'Verification portal': 'जाँच पोर्टल',
    'KYC, address, identity and background checks.': 'KYC, पते, पहचान और पिछले रिकॉर्ड की जाँच।',
    'API solutions': 'API सेवाएँ',
    'Payments, payouts and checks as an API in your own software.':
      'पेमेंट, पेआउट और जाँच, आपके अपने सॉफ़्टवेयर में, API से।',

    Solutions: 'सेवाएँ',
    'Ways to get paid': 'पैसे लेने के तरीके',
    'UPI Solutions': 'UPI सेवाएँ',
    'Instant payments, QR codes, Autopay and analytics.': 'तुरंत पेमेंट, QR कोड, ऑटोपे और आँकड़े।',
    'Prepaid Solutions': 'प्रीपेड सेवाएँ',
    'Wallets and cards with limits that you set.': 'वॉलेट और कार्ड, लिमिट आपकी तय की हुई।',
    Subscriptions: 'सब्सक्रिप्शन',
    'Weekly, monthly and annual billing.': 'हर हफ़्ते, हर महीने, हर साल का बिल।',

    'Before you open a portal': 'पोर्टल खोलने से पहले',
    'Do I need an account for each portal?': 'क्या हर पोर्टल के लिए अलग खाता चाहिए?',
    'No. One merchant account, opened with your agreement, holds them all, with one commission wallet and one statement. Switch any portal on or off without touching the others.':
      'नहीं। एक दुकानदार खाता एग्रीमेंट के साथ खुलता है, और सब पोर्टल उसी में हैं। कमीशन वॉलेट भी एक, स्टेटमेंट भी एक। कोई भी पोर्टल चालू या बंद करें, बाकी पर असर नहीं पड़ता।',
    'Which portals need approval first?': 'किन पोर्टलों के लिए पहले मंज़ूरी चाहिए?',
    'For AEPS, the bank does its own KYC of you. To sell insurance, you register as a point-of-sale person. The lender decides on loans. Recharge and travel start once your shop’s documents are checked.':
      'AEPS के लिए बैंक आपकी KYC खुद करता है। बीमा बेचने के लिए POSP (दुकान से बीमा बेचने वाले) का रजिस्ट्रेशन कराएँ। लोन का फ़ैसला लोन देने वाला करता है। रिचार्ज और ट्रैवल दुकान के दस्तावेज़ जाँचने के बाद शुरू होते हैं।',
    'What do I pay first, and what do I earn?': 'पहले क्या देना होगा, और कमाई कितनी है?',
    'Recharge, bills, transfers, travel and AEPS pay you a commission; the gateway costs a fee per payment. To start, a shop fills its wallet and AEPS needs a fingerprint reader; the others need only documents.':
      'रिचार्ज, बिल, ट्रांसफ़र, ट्रैवल और AEPS में आपको कमीशन मिलता है। गेटवे में हर पेमेंट पर फ़ीस लगती है। शुरू में दुकान अपने वॉलेट में पैसे रखती है, और AEPS में फ़िंगरप्रिंट मशीन लगती है। बाकी में सिर्फ़ दस्तावेज़।',
    'Which device do I need?': 'कौन-सा डिवाइस चाहिए?',
    'Any phone, tablet or computer with a browser; for AEPS a registered fingerprint reader too. This site opens without a network; a sale needs one.':
      'ब्राउज़र वाला कोई भी फ़ोन, टैबलेट या कंप्यूटर। AEPS के लिए रजिस्टर्ड फ़िंगरप्रिंट मशीन भी। यह साइट नेटवर्क के बिना खुलती है, पर बिक्री के लिए नेटवर्क चाहिए।',
    'What if a sale gets stuck?': 'बिक्री बीच में अटक जाए, तो?',
    'Do not repeat it. Look up its reference: the sale completes, or the amount comes back to your wallet. If neither happens, call us with that reference.':
      'दोबारा न करें। रेफ़रेंस नंबर से देखें। या तो काम पूरा होता है, या पैसे वॉलेट में लौट आते हैं। दोनों में से कुछ न हो, तो वही नंबर लेकर हमें फ़ोन करें।',
  },
  textsBetween(terms, hindiTerms),
);
