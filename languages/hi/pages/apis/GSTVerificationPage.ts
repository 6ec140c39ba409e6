import english from '#copy/pages/apis/GSTVerificationPage.ts';
import * as checks from '#copy/tariff/checks.ts';
import { textsBetween, translate } from '#copy/translate.ts';
import { sampleTexts } from '#generated/sample-texts.hi.ts';
import * as hindiChecks from '#languages/hi/tariff/checks.ts';
import * as hindiDocuments from '#languages/hi/words/documents.ts';
import * as hindiStates from '#languages/hi/words/states.ts';
import * as documents from '#words/documents.ts';
import * as states from '#words/states.ts';

export default translate(
  english,
  {
    'GST verification': 'GST जाँच',
    'Check a 15-character GSTIN: State, PAN, registration and check character, with a sample record. No government database is checked.':
      '15 अक्षरों का GSTIN जाँचें: राज्य, PAN, रजिस्ट्रेशन और चेक डिजिट (आखिरी अक्षर)। साथ में सैंपल रिकॉर्ड। किसी सरकारी रिकॉर्ड से नहीं मिलाया जाता।',
    'Check a supplier’s GSTIN before you pay.': 'पैसे देने से पहले सप्लायर का GSTIN जाँचें।',
    Tools: 'टूल',

    'The record is a sample made in your browser. No government database is checked, and the number is not kept.':
      'यह रिकॉर्ड आपके ब्राउज़र में बना सैंपल है। किसी सरकारी रिकॉर्ड से नहीं मिलाया जाता, और नंबर सहेजा नहीं जाता।',

    'Questions about GSTINs': 'GSTIN के बारे में सवाल',
    'The format is right. Is the supplier registered?':
      'नंबर का फ़ॉर्मेट सही है। तो क्या सप्लायर रजिस्टर्ड है?',
    'The number cannot tell you. Only the GST portal, or a live check against it, shows whether a registration is active or cancelled.':
      'नंबर से यह पता नहीं चलता। रजिस्ट्रेशन चालू है या रद्द, यह सिर्फ़ GST पोर्टल बताता है। या फिर उससे मिलाकर की गई असली जाँच।',
    'What if the check character is wrong?': 'चेक डिजिट सही नहीं है। अब क्या करें?',
    'Compare each character with the invoice: 0 and O, 5 and S, 8 and B are easily confused. If it stays wrong, ask the supplier for the registration certificate before you pay.':
      'हर अक्षर इनवॉइस से मिलाएँ। 0 और O, 5 और S, 8 और B अक्सर एक जैसे लगते हैं। फिर भी गलत रहे, तो पैसे देने से पहले सप्लायर से रजिस्ट्रेशन सर्टिफ़िकेट माँगें।',
    'How is the last character computed?': 'आखिरी अक्षर कैसे निकलता है?',
    'Digits and letters have values from 0 to 35, multiplied by 1 and 2 in turn. Divide each product by 36 and add quotient and remainder. The last character brings the total to a multiple of 36. The often copied 22AAAAA0000A1Z5 fails: it should end in C.':
      'हर अंक और अक्षर का मान 0 से 35 के बीच होता है। उसे बारी-बारी से 1 और 2 से गुणा करें। हर जवाब में 36 का भाग दें, फिर भाग देने पर आया जवाब और बचा हुआ अंक जोड़ें। आखिरी अक्षर वही है, जिसे जोड़ने पर कुल जोड़ 36 से पूरा कट जाए। 22AAAAA0000A1Z5 बहुत जगह छपा मिलता है, पर गलत है। उसके अंत में C होना चाहिए।',
    'Must the fourteenth character be Z?': 'क्या चौदहवाँ अक्षर Z ही होना चाहिए?',
    'Yes for ordinary taxpayers, and in this tool. E-commerce operators who collect tax at source have a C there, so the tool refuses their numbers.':
      'आम टैक्स भरने वालों के लिए हाँ, और इस टूल में भी। कुछ ईकॉमर्स कंपनियाँ बिक्री पर ही टैक्स काटती हैं। उनका चौदहवाँ अक्षर C होता है। इसलिए यह टूल उनके नंबर नहीं लेता।',
    'What does checking a GSTIN cost?': 'GSTIN जाँचने का कितना लगता है?',
    'Nothing here, however many invoices you have: the number is read on your device. A live check against the register would be charged per supplier; ask us for the price.':
      'यहाँ कुछ नहीं, चाहे कितने भी इनवॉइस हों। नंबर आपके डिवाइस पर ही पढ़ा जाता है। सरकारी रिकॉर्ड से असली जाँच का चार्ज हर सप्लायर पर लगेगा। कीमत हमसे पूछें।',
    'Checks that go with GST': 'GST के साथ काम आने वाली जाँचें',
    'Company CIN': 'कंपनी का CIN',
    'Bank account': 'बैंक खाता',
    'All APIs': 'सभी API',
  },
  {
    ...sampleTexts.gst,
    ...textsBetween([checks, documents, states], [hindiChecks, hindiDocuments, hindiStates]),
  },
);
