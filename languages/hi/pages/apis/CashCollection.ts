import english from '#copy/pages/apis/CashCollection.ts';
import * as terms from '#copy/tariff/terms.ts';
import { sumOf } from '#copy/tariff-figures.ts';
import { textsBetween, translate } from '#copy/translate.ts';
import { charges } from '#facts/tariff.ts';
import { moneyBy as hindiMoneyBy } from '#languages/hi/tariff/facts.ts';
import * as hindiTerms from '#languages/hi/tariff/terms.ts';
import * as hindiParties from '#languages/hi/words/sequence-parties.ts';
import * as parties from '#words/sequence-parties.ts';

export default translate(
  english,
  {
    'Paid in cash at a shop': 'दुकान पर नकद दिया',
    'paid at 4:10 pm': 'शाम 4:10 बजे दिया',
    '4:10 pm': 'शाम 4:10',
    'in your books': 'आपके हिसाब में',
    'is our price': 'हमारी कीमत',
    'What goes wrong at the counter': 'काउंटर पर क्या गड़बड़ होती है',
    'A wrong amount': 'रकम गलत हुई',
    'The shop cancels it while the customer waits, and gives a new receipt.':
      'दुकानदार ग्राहक के सामने उसे रद्द करते हैं और नई रसीद देते हैं।',
    'Paid online meanwhile': 'इस बीच ऑनलाइन भर दिया',
    'The shop looks up the due first, and finds nothing left to pay.':
      'दुकानदार पहले बकाया देखते हैं। कुछ बाकी नहीं दिखता, तो कैश नहीं लेते।',
    'A wrong row in your list': 'सूची की एक लाइन गलत',
    'That row comes back with its reason. All others are loaded.':
      'वह लाइन वजह के साथ लौट आती है। बाकी सब चढ़ जाती हैं।',
    'Cash collection API': 'कैश कलेक्शन API',
    [`Let your customers pay loan instalments, premiums and dues in cash at a partner shop nearby, with your own reference, for ${sumOf(charges.cashReceipt)} a receipt.`]: `आपके ग्राहक पास की पार्टनर दुकान पर किस्त, प्रीमियम और बकाया नकद भरते हैं। पैसे आपके अपने रेफ़रेंस नंबर के साथ जमा होते हैं। एक रसीद ${sumOf(charges.cashReceipt)}।`,
    'Cash collection': 'कैश कलेक्शन',
    [english.head.lead]:
      `ग्राहक पास की दुकान पर बकाया नकद भरते हैं। आपके हिसाब में तुरंत चढ़ जाता है। लोन देने वालों, बीमा कंपनियों और स्कूलों के लिए। हर रसीद के ${sumOf(charges.cashReceipt)}। ${hindiMoneyBy}।`,
    APIs: 'API',
    'Get API access': 'API पाएँ',
    'Request the API documentation': 'API की जानकारी माँगें',

    'An instalment paid in cash': 'एक किस्त, नकद में',
    Upload: 'सूची दें',
    'Send the list of dues: full, part or minimum amounts.':
      'बकाया की सूची भेजें: पूरी रकम, उसका हिस्सा या कम-से-कम रकम।',
    Pay: 'पैसे भरें',
    'The shop finds the due and takes the cash.': 'दुकानदार बकाया देखकर कैश लेते हैं।',
    Notify: 'सूचना',
    'You and the customer get the receipt within seconds.':
      'आपको और ग्राहक, दोनों को कुछ सेकंड में रसीद मिलती है।',
    Settle: 'सेटलमेंट',
    'We pay you once a day, with a list of receipts.':
      'हम दिन में एक बार आपको पैसे भेजते हैं, रसीदों की सूची के साथ।',

    'You set the largest cash amount per receipt. You remain responsible for your own rules and for tax law on cash.':
      'एक रसीद पर ज़्यादा-से-ज़्यादा कितना कैश लें, यह आप तय करते हैं। आपके अपने नियम और कैश पर टैक्स का कानून मानना आपकी ज़िम्मेदारी है।',

    'What you need before the first receipt': 'पहली रसीद से पहले क्या चाहिए',
    'A list of dues with account number, name and amount': 'बकाया की सूची: खाता नंबर, नाम और रकम',
    'A bank account for the daily settlement': 'रोज़ के सेटलमेंट (खाते में पैसे आना) के लिए बैंक खाता',
    'A webhook address, or a person who uploads the file':
      'webhook का पता, या कोई व्यक्ति जो फ़ाइल डाले',
    'The wording of your receipt in the customer’s language':
      'रसीद पर क्या लिखा हो, ग्राहक की भाषा में',

    'What collection teams ask': 'कलेक्शन टीमें क्या पूछती हैं',
    'How does the customer find a shop?': 'ग्राहक को दुकान कैसे मिलती है?',
    'Your SMS or app names the nearest ones. At the counter a loan, policy or customer number is enough.':
      'आपका SMS या ऐप सबसे पास की दुकानें बताता है। काउंटर पर लोन, पॉलिसी या ग्राहक नंबर काफ़ी है।',
    'Can someone else pay on the customer’s behalf?': 'क्या ग्राहक की तरफ़ से कोई और पैसे भर सकता है?',
    'Yes, if you allow it. The shop then records the payer’s mobile number and the receipt goes to both.':
      'हाँ, अगर आप इजाज़त दें। तब दुकान पर पैसे देने वाले का मोबाइल नंबर लिखा जाता है। रसीद दोनों को जाती है।',
    'A shop took the cash and the network failed. Is it lost?':
      'दुकान ने कैश ले लिया, पर नेटवर्क चला गया। क्या पैसे डूब गए?',
    'No. The shop repeats the entry with the same receipt number, which can be used only once. Until then your ledger shows nothing, so no instalment is marked by mistake.':
      'नहीं। दुकानदार उसी रसीद नंबर से एंट्री दोबारा करते हैं। वह नंबर एक ही बार चलता है। तब तक आपके हिसाब में कुछ नहीं चढ़ता। इसलिए कोई किस्त गलती से भरी हुई नहीं दिखती।',
    'What are the charges?': 'चार्ज क्या हैं?',
    'None to start: loading your list of dues is free. You pay per receipt once shops take money for you; the customer pays the due and no more.':
      'शुरू में कुछ नहीं। बकाया की सूची डालना मुफ़्त है। दुकानें आपके लिए पैसे लेने लगें, तब आप हर रसीद पर फ़ीस देते हैं। ग्राहक सिर्फ़ बकाया भरते हैं, उससे ज़्यादा कुछ नहीं।',

    'Related APIs': 'इससे जुड़े API',
    'Cash drop': 'कैश ड्रॉप',
    'Bill payment': 'बिल पेमेंट',
    'Money transfer': 'मनी ट्रांसफ़र',
    'QR payment': 'QR पेमेंट',
  },
  textsBetween([terms, parties], [hindiTerms, hindiParties]),
);
