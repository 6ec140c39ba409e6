import english from '#copy/pages/apis/passportFeatures.ts';
import * as checks from '#copy/tariff/checks.ts';
import { sumOf } from '#copy/tariff-figures.ts';
import { textsBetween, translate } from '#copy/translate.ts';
import { charges } from '#facts/tariff.ts';
import { sampleTexts } from '#generated/sample-texts.hi.ts';
import * as hindiChecks from '#languages/hi/tariff/checks.ts';
import * as hindiDocuments from '#languages/hi/words/documents.ts';
import * as documents from '#words/documents.ts';

export default translate(
  english,
  {
    'Passport verification API': 'पासपोर्ट की जाँच का API',
    [`Check an Indian passport number and its holder for travel, forex and hiring. ${sumOf(charges.identityCheck)} a check; code in four languages.`]: `ट्रैवल, फ़ॉरेक्स और भर्ती के लिए जाँचें: भारत का पासपोर्ट नंबर, और वह किसका है। एक जाँच ${sumOf(charges.identityCheck)}। चार प्रोग्रामिंग भाषाओं में कोड।`,
    'Passport verification': 'पासपोर्ट की जाँच',
    'Check a passport number before you book, file for a visa or hire abroad. For travel, forex and hiring teams.':
      'पहले पासपोर्ट नंबर जाँचें। फिर टिकट बुक करें, वीज़ा का फ़ॉर्म भरें या किसी को विदेश के काम पर रखें। ट्रैवल, फ़ॉरेक्स और भर्ती की टीमों के लिए।',
    'Verification APIs': 'जाँच वाले API',
    Passport: 'पासपोर्ट',
    'Get API access': 'API पाएँ',
    'API reference': 'API रेफ़रेंस',

    'What it checks': 'यह क्या जाँचता है',
    'The number belongs to an issued passport': 'नंबर किसी जारी हुए पासपोर्ट का है या नहीं',
    'Name and date of birth, to compare with your form':
      'नाम और जन्म की तारीख, आपके फ़ॉर्म से मिलाने के लिए',
    'The date until which it is valid': 'पासपोर्ट किस तारीख तक मान्य है',
    'Call from your server with your bearer key. Keep the outcome, not the number.':
      'अपने सर्वर से bearer key के साथ कॉल करें। नतीजा रखें, नंबर नहीं।',

    'Check the format of a passport number': 'पासपोर्ट नंबर का फ़ॉर्मेट जाँचें',
    'There is no check digit, so this finds a letter in a digit’s place but not a wrong digit. Nothing you type leaves the device.':
      'अंक की जगह अक्षर लिख जाए, तो यहाँ पकड़ में आता है। गलत अंक पकड़ में नहीं आता, क्योंकि नंबर में चेक डिजिट नहीं होता। आपका लिखा कुछ इस डिवाइस से बाहर नहीं जाता।',
    'Passport number': 'पासपोर्ट नंबर',
    'As printed, for example A0000000 or, on an e-passport, AA000000':
      'जैसा छपा है। जैसे A0000000, या ई-पासपोर्ट पर AA000000',
    'Please enter a passport number.': 'कृपया पासपोर्ट नंबर डालें।',

    'What comes back': 'जवाब में क्या आता है',
    'The status is valid, expired, cancelled or not_found. Compare valid_until with the date of travel: many countries want six months to spare.':
      'स्थिति valid (मान्य), expired (अवधि खत्म), cancelled (रद्द) या not_found (नहीं मिला) होती है। valid_until को यात्रा की तारीख से मिलाएँ। कई देश चाहते हैं कि पासपोर्ट के छह महीने और बचे हों।',

    'Before you book on it': 'बुकिंग से पहले',
    'Status cancelled': 'स्थिति cancelled (रद्द)',
    'It was withdrawn or reported lost. Do not book; send the traveller to the passport office.':
      'पासपोर्ट वापस लिया गया है या खोने की रिपोर्ट हुई है। बुकिंग न करें। यात्री को पासपोर्ट ऑफ़िस भेजें।',
    'A name without surname': 'सरनेम नहीं है',
    'Some passports have one name only. Compare given name and surname together.':
      'कुछ पासपोर्ट में एक ही नाम होता है। नाम और सरनेम साथ मिलाकर देखें।',
    'Status not_found': 'स्थिति not_found (नहीं मिला)',
    'Read it from the page with the photo. The file number on the last page is another number; keep it ready too.':
      'फ़ोटो वाले पेज से पढ़ें। आखिरी पेज का फ़ाइल नंबर दूसरा है। उसे भी साथ रखें।',

    'Questions about passport checks': 'पासपोर्ट की जाँच के बारे में सवाल',
    'Does it cover passports of other countries?': 'क्या दूसरे देशों के पासपोर्ट भी जाँच सकते हैं?',
    'No, Indian passports only: one letter and seven digits, or two letters and six digits on e-passports. Any other format is refused with 422.':
      'नहीं, सिर्फ़ भारत के पासपोर्ट: एक अक्षर और सात अंक, या ई-पासपोर्ट के दो अक्षर और छह अंक। किसी और फ़ॉर्मेट के नंबर पर एरर 422 आता है।',
    'Do we have to send a copy of the passport?': 'क्या पासपोर्ट की कॉपी भेजनी पड़ती है?',
    'No copy. In the sandbox the number is enough; live, Passport Seva also asks for the file number, on the last page, and the date of birth.':
      'कॉपी नहीं। sandbox में नंबर काफ़ी है। असली जाँच में पासपोर्ट सेवा आखिरी पेज का फ़ाइल नंबर और जन्म की तारीख भी माँगती है।',
    'What should we keep?': 'हम क्या रखें?',
    'The status, the date and the request_id show that you checked. Delete the number once the booking or the hire is complete.':
      'स्थिति, तारीख और request_id रखें। इनसे पता चलता है कि आपने जाँच की थी। बुकिंग या भर्ती पूरी होते ही नंबर मिटा दें।',
    'What does a passport check cost?': 'पासपोर्ट जाँचने का कितना लगता है?',
    'Nothing until you check a real traveller. From then on every check is charged, so check at booking and not at every search.':
      'जब तक किसी असली यात्री की जाँच न करें, कुछ नहीं। उसके बाद हर जाँच के पैसे लगते हैं। इसलिए बुकिंग के समय जाँचें, हर बार टिकट खोजने पर नहीं।',

    Aadhaar: 'आधार',
    'Bank account': 'बैंक खाता',
    'Voter ID': 'वोटर ID',
    'Vehicle RC': 'गाड़ी की RC',
    'Company CIN': 'कंपनी का CIN',
  },
  {
    ...sampleTexts.numberCheckPassport,
    ...textsBetween([checks, documents], [hindiChecks, hindiDocuments]),
  },
);
