import { counterSums } from '#copy/counter-sums.ts';
import english from '#copy/pages/apis/CashWithdrawal.ts';
import * as facts from '#copy/tariff/facts.ts';
import { beforeTax } from '#copy/tariff/facts.ts';
import * as said from '#copy/tariff/said.ts';
import * as shop from '#copy/tariff/shop.ts';
import { slabs } from '#copy/tariff/slabs.ts';
import * as terms from '#copy/tariff/terms.ts';
import { sumOf } from '#copy/tariff-figures.ts';
import { textsBetween, translate } from '#copy/translate.ts';
import { commissions } from '#facts/tariff.ts';
import * as hindiFacts from '#languages/hi/tariff/facts.ts';
import { beforeTax as hindiBeforeTax } from '#languages/hi/tariff/facts.ts';
import * as hindiSaid from '#languages/hi/tariff/said.ts';
import * as hindiShop from '#languages/hi/tariff/shop.ts';
import { slabs as hindiSlabs } from '#languages/hi/tariff/slabs.ts';
import * as hindiTerms from '#languages/hi/tariff/terms.ts';

export default translate(
  english,
  {
    'Kadamb Bank': 'कदंब बैंक',
    [`Cash withdrawal: you earn ${sumOf(commissions.withdrawal.small.paise)} to ${sumOf(commissions.withdrawal.large.paise)}`]: `कैश निकासी: आपकी कमाई ${sumOf(commissions.withdrawal.small.paise)} से ${sumOf(commissions.withdrawal.large.paise)}`,
    'AEPS cash withdrawal for shops and software: the customer gives an Aadhaar number and a fingerprint and leaves with cash and a receipt.':
      'दुकानों और सॉफ़्टवेयर के लिए AEPS कैश निकासी। ग्राहक आधार नंबर बताते हैं और फ़िंगरप्रिंट देते हैं। फिर कैश और रसीद लेकर जाते हैं।',
    'Cash withdrawal': 'कैश निकासी',
    'Pay out cash from Aadhaar-linked accounts, without card or PIN. For shops and their software: buy a reader, earn a commission on each withdrawal.':
      'आधार से जुड़े खातों से कैश दें, बिना कार्ड और PIN के। दुकानों और उनके सॉफ़्टवेयर के लिए। फ़िंगरप्रिंट मशीन खरीदें, हर निकासी पर कमीशन कमाएँ।',
    APIs: 'API',
    'Get API access': 'API पाएँ',
    'AEPS portal': 'AEPS पोर्टल',

    'How it works': 'काम कैसे होता है',
    'A withdrawal, call by call': 'एक निकासी, कदम-दर-कदम',
    Ask: 'पूछें',
    'The customer gives the amount, Aadhaar number and bank.': 'ग्राहक रकम, आधार नंबर और बैंक बताते हैं।',
    'Withdraw cash': 'कैश निकालें',
    Aadhaar: 'आधार',
    'Start the reader': 'मशीन चालू करें',
    Scan: 'अँगूठा लगवाएँ',
    'The customer puts a finger on the reader.': 'ग्राहक मशीन पर अँगूठा रखते हैं।',
    Reader: 'मशीन',
    'Hold still…': 'अँगूठा न हिलाएँ…',
    '₹3,000 from Kadamb Bank': 'कदंब बैंक से ₹3,000',
    Approve: 'मंज़ूरी लें',
    'The bank approves and sends a 12-digit reference.':
      'बैंक मंज़ूरी देता है और 12 अंकों का रेफ़रेंस नंबर भेजता है।',
    'Bank’s answer': 'बैंक का जवाब',
    Approved: 'मंज़ूर',
    'Kadamb Bank, 10:42': 'कदंब बैंक, सुबह 10:42',
    Reference: 'रेफ़रेंस',
    Amount: 'रकम',
    'Your wallet': 'आपका वॉलेट',
    'Pay out': 'कैश दें',
    Pay: 'कैश दें',
    'The shop counts the cash and prints the receipt.': 'दुकानदार कैश गिनते हैं और रसीद प्रिंट करते हैं।',
    [facts.youEarned(counterSums.withdrawal)]: hindiFacts.youEarned(counterSums.withdrawal),
    'Print the receipt': 'रसीद प्रिंट करें',

    'What the service does': 'इस सेवा में क्या-क्या है',
    'Fingerprint approval': 'फ़िंगरप्रिंट से मंज़ूरी',
    'A registered reader encrypts the print; nobody at the shop can see it.':
      'रजिस्टर्ड मशीन फ़िंगरप्रिंट ऐसे भेजती है कि रास्ते में कोई पढ़ न सके। दुकान में भी कोई उसे नहीं देख सकता।',
    'Any bank on AEPS': 'AEPS वाला कोई भी बैंक',
    'The customer names the bank, and the request carries its code.':
      'ग्राहक बैंक का नाम बताते हैं। उस बैंक का कोड साथ में जाता है।',
    'Balance and statement': 'बैलेंस और स्टेटमेंट',
    'Show a customer’s balance or last five transactions.':
      'ग्राहक को बैलेंस या आखिरी पाँच लेन-देन दिखाएँ।',
    'Credit within seconds': 'पैसे तुरंत',
    'The amount moves to the shop’s wallet when the bank approves.':
      'बैंक की मंज़ूरी आते ही रकम दुकान के वॉलेट में आ जाती है।',

    'What you earn': 'आपकी कमाई',
    'Commission on withdrawals': 'कैश निकासी पर कमीशन',
    'Commission is paid for each withdrawal, by its amount. Set the amounts of a busy day and of a quiet one, and compare.':
      'कमीशन हर निकासी पर है, उसकी रकम के हिसाब से। व्यस्त दिन और खाली दिन की रकम डालें और दोनों का हिसाब देखें।',
    'Ask for your rates': 'अपने रेट पूछें',
    'A pension day': 'पेंशन वाला दिन',
    [beforeTax]: hindiBeforeTax,

    'What you need': 'आपको क्या चाहिए',
    'A registered fingerprint reader': 'रजिस्टर्ड फ़िंगरप्रिंट मशीन',
    'An operator who has passed the bank’s KYC': 'ऐसा ऑपरेटर, जिसकी KYC बैंक कर चुका हो',
    'A settlement account': 'सेटलमेंट के लिए बैंक खाता',
    'A counter with a stable connection': 'ऐसा काउंटर, जहाँ नेटवर्क टिका रहे',

    'What operators ask': 'ऑपरेटर क्या पूछते हैं',
    'Can a shop start on the day it signs up?': 'क्या दुकान जुड़ने के दिन ही शुरू कर सकती है?',
    'How much can a customer take out?': 'ग्राहक कितना निकाल सकते हैं?',
    'What if the account was debited but no cash was given?':
      'खाते से पैसे कट गए, पर कैश नहीं दिया गया। अब क्या करें?',
    'The fingerprint is not recognised. What about a face scan?':
      'फ़िंगरप्रिंट नहीं लग रहा। क्या चेहरे से हो सकता है?',
    'What does it cost to open a withdrawal point?': 'निकासी का काम शुरू करने में कितना लगता है?',
    'A registered (L1) fingerprint reader, bought once, and enough notes in the drawer. You earn a commission from the first customer; a withdrawal that the bank refuses costs nothing.':
      'रजिस्टर्ड (L1) फ़िंगरप्रिंट मशीन, जो एक बार खरीदनी है, और गल्ले में काफ़ी नोट। कमीशन पहले ग्राहक से मिलता है। बैंक मना करे, तो उस निकासी का कुछ नहीं लगता।',
    'Request the API documentation': 'API की जानकारी माँगें',
    'Money transfer': 'मनी ट्रांसफ़र',
    'Aadhaar verification': 'आधार की जाँच',
    'Cash drop': 'कैश ड्रॉप',
    Payout: 'पेआउट',
  },
  {
    ...textsBetween(shop, hindiShop),
    ...textsBetween([terms, said], [hindiTerms, hindiSaid]),
    ...textsBetween(slabs.withdrawal, hindiSlabs.withdrawal),
  },
);
