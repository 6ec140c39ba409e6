import english from '#copy/pages/apis/QrPayment.ts';
import * as said from '#copy/tariff/said.ts';
import * as terms from '#copy/tariff/terms.ts';
import { percentOf } from '#copy/tariff-figures.ts';
import { textsBetween, translate } from '#copy/translate.ts';
import { fees } from '#facts/tariff.ts';
import { sampleTexts } from '#generated/sample-texts.hi.ts';
import { moneyBy as hindiMoneyBy } from '#languages/hi/tariff/facts.ts';
import * as hindiSaid from '#languages/hi/tariff/said.ts';
import * as hindiTerms from '#languages/hi/tariff/terms.ts';
import * as hindiParties from '#languages/hi/words/sequence-parties.ts';
import * as parties from '#words/sequence-parties.ts';

export default translate(
  english,
  {
    'One printed code, or one for each bill': 'एक छपा कोड, या हर बिल का अपना',
    Printed: 'छपा हुआ',
    'The customer types the amount.': 'ग्राहक रकम खुद डालता है।',
    'Amount and reference are in it.': 'रकम और रेफ़रेंस कोड में ही हैं।',
    'Its calls': 'इसकी API कॉल',
    'QR payment API': 'QR पेमेंट API',
    'Make UPI QR codes with a fixed or open amount for bills, counters and vending machines, and get a webhook when each is paid.':
      'बिल, काउंटर और वेंडिंग मशीन के लिए UPI QR कोड बनाएँ। रकम तय रखें या खुली छोड़ें। किसी भी कोड पर पैसे आते ही webhook मिलता है।',
    'QR payment': 'QR पेमेंट',
    [english.head.lead]:
      `काउंटर के लिए एक कोड प्रिंट करें, या हर बिल का नया कोड बनाएँ। दुकान, रेस्टोरेंट और वेंडिंग मशीन के लिए। बैंक खाते से पेमेंट पर ${percentOf(fees.upi)}। ${hindiMoneyBy}।`,
    APIs: 'API',
    'Get API access': 'API पाएँ',
    'UPI Solutions': 'UPI सेवाएँ',

    'A code made here sends no webhook when it is paid. Ask for the payer’s confirmation, then check your own account.':
      'यहाँ बने कोड पर पैसे आएँ, तो webhook नहीं जाता। पैसे देने वाले से पक्का कर लें। फिर अपना खाता देखें।',

    'A code and its payment': 'कोड से पेमेंट तक',
    Create: 'बनाएँ',
    'Send amount and reference, get the code back as an image.':
      'रकम और रेफ़रेंस भेजें। बदले में कोड की तस्वीर मिलती है।',
    Show: 'दिखाएँ',
    'On the screen, the bill or a table stand.': 'स्क्रीन पर, बिल पर या टेबल के स्टैंड पर।',
    Scan: 'स्कैन',
    'The customer approves in a UPI app.': 'ग्राहक UPI ऐप में मंज़ूरी देते हैं।',
    Match: 'मिलाएँ',
    'The webhook carries your reference.': 'webhook में आपका रेफ़रेंस रहता है।',

    'Draw a code now': 'अभी एक कोड बनाएँ',
    'Without an amount it is a static code, with one it is dynamic. Any UPI app reads both.':
      'रकम न डालें, तो काउंटर का कोड (static) बनता है। रकम डालें, तो बिल का कोड (dynamic)। दोनों हर UPI ऐप में चलते हैं।',

    'What you need for a code': 'कोड के लिए क्या चाहिए',
    'A bank account in the name of the business': 'कारोबार के नाम का बैंक खाता',
    'A merchant UPI ID, which we open with the bank': 'दुकानदार वाली UPI ID, जो हम बैंक से खुलवाते हैं',
    'A webhook address on your server, or our dashboard':
      'आपके सर्वर पर webhook का पता, या हमारा डैशबोर्ड',
    'A reference for each bill, of letters and digits only':
      'हर बिल का रेफ़रेंस, जिसमें सिर्फ़ अक्षर और अंक हों',
    'Wait for the webhook before you hand over goods: a code asks for money and does not prove that it came.':
      'सामान देने से पहले webhook का इंतज़ार करें। कोड पैसे माँगता है। इससे साबित नहीं होता कि पैसे आ गए।',

    'Questions about codes': 'कोड के बारे में सवाल',
    'Should I print one code or make one per bill?': 'एक ही कोड प्रिंट करें, या हर बिल का अलग बनाएँ?',
    'A printed code suits a tea stall: the customer types the amount. A code per bill suits a chemist or a restaurant, where amount and reference must match.':
      'चाय की दुकान के लिए प्रिंट किया हुआ कोड ठीक है। रकम ग्राहक डालते हैं। दवा की दुकान या रेस्टोरेंट में हर बिल का अलग कोड बनाएँ। वहाँ रकम और रेफ़रेंस का मिलना ज़रूरी है।',
    'Why was a reference with a slash refused?': '/ वाला रेफ़रेंस क्यों नहीं चला?',
    'How large may one payment be?': 'एक पेमेंट कितना बड़ा हो सकता है?',
    'Does a code work in every app?': 'क्या कोड हर ऐप में चलता है?',
    'Yes. All UPI apps share one standard, so a scan opens the payment screen in whichever app the customer uses.':
      'हाँ। सारे UPI ऐप एक ही नियम पर बने हैं। ग्राहक का ऐप जो भी हो, स्कैन करते ही पेमेंट की स्क्रीन खुलती है।',
    'What does the first code cost?': 'पहले कोड का कितना लगता है?',
    'A code on your screen or from your own printer is free, as the tool above shows, and so are payments from bank accounts. We have no soundbox and no table stands.':
      'स्क्रीन पर या अपने प्रिंटर से निकाला कोड मुफ़्त है, जैसा ऊपर का टूल दिखाता है। बैंक खाते से आए पेमेंट भी मुफ़्त हैं। साउंडबॉक्स और टेबल स्टैंड हमारे पास नहीं हैं।',

    'Ask for a code: choose UPI QR as the sample. No money moves.':
      'QR कोड बनाकर देखें: सैंपल में “UPI QR” चुनें। पैसे नहीं कटते।',
    'Create a payment': 'पेमेंट बनाएँ',

    'Related APIs': 'इससे जुड़े API',
    'UPI payment': 'UPI पेमेंट',
    'UPI ID verification': 'UPI ID की जाँच',
    'Cash collection': 'कैश कलेक्शन',
    Payout: 'पेआउट',
  },
  {
    ...sampleTexts.upiQr,
    ...textsBetween([terms, said, parties], [hindiTerms, hindiSaid, hindiParties]),
  },
);
