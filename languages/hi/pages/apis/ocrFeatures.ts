import english from '#copy/pages/apis/ocrFeatures.ts';
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
    'Document OCR API': 'दस्तावेज़ के OCR का API',
    [`Send a photo or scan of an identity document as a multipart file and get its fields as text. ${sumOf(charges.documentRead)} a file; code in four languages.`]: `पहचान के दस्तावेज़ की फ़ोटो या स्कैन multipart फ़ाइल में भेजें। उसमें लिखी जानकारी टेक्स्ट में पाएँ। एक फ़ाइल ${sumOf(charges.documentRead)}। चार प्रोग्रामिंग भाषाओं में कोड।`,
    'OCR of documents': 'दस्तावेज़ का OCR',
    'Send a photo of a document and get its fields back as text. For teams that type KYC forms by hand.':
      'दस्तावेज़ की फ़ोटो भेजें और उसमें लिखी जानकारी टेक्स्ट में पाएँ। उन टीमों के लिए, जो KYC फ़ॉर्म हाथ से टाइप करती हैं।',
    'Verification APIs': 'जाँच वाले API',
    'Get API access': 'API पाएँ',
    'API reference': 'API रेफ़रेंस',

    'What it reads': 'यह क्या पढ़ता है',
    'PAN, Aadhaar, voter ID, passport and licence': 'PAN, आधार, वोटर ID, पासपोर्ट और लाइसेंस',
    'Name, number and dates, each with a confidence score':
      'नाम, नंबर और तारीखें, साथ में स्कोर: हर एक कितना पक्का पढ़ा',
    'The type of document, which you need not name': 'दस्तावेज़ का प्रकार, जो आपको बताना नहीं पड़ता',
    'Files travel over 256-bit TLS (SSL) with your bearer key. We delete them once the response is sent.':
      'फ़ाइलें 256-bit TLS (SSL) पर आपकी bearer key के साथ जाती हैं। जवाब भेजते ही हम उन्हें मिटा देते हैं।',

    'Which number is this?': 'यह कौन-सा नंबर है?',
    'Paste a line of text from a document. This finds PAN, Aadhaar, IFSC, account number, voter ID, plate, licence, passport, CIN, GSTIN and UPI ID by their format, on this device. It reads no pictures.':
      'दस्तावेज़ में लिखी एक लाइन यहाँ पेस्ट करें। टूल फ़ॉर्मेट देखकर ये नंबर पहचानता है: PAN, आधार, IFSC, खाता नंबर, वोटर ID, नंबर प्लेट, लाइसेंस, पासपोर्ट, CIN, GSTIN और UPI ID। सब इसी डिवाइस पर होता है। टूल तस्वीर नहीं पढ़ता।',
    Text: 'टेक्स्ट',
    'Up to 2,000 characters': '2,000 अक्षर तक',
    'Please paste a line of text.': 'कृपया टेक्स्ट की एक लाइन पेस्ट करें।',

    'What comes back': 'जवाब में क्या आता है',
    'Each field has a confidence from 0 to 1. Fill in what is above 0.9 and mark the rest for a second look.':
      'हर फ़ील्ड के साथ confidence का स्कोर आता है, 0 से 1 के बीच। वह बताता है कि फ़ील्ड कितना पक्का पढ़ा गया। जो 0.9 से ऊपर हो, उसे भर दें। बाकी पर निशान लगाएँ और दोबारा देखें।',

    'When a picture does not read': 'तस्वीर न पढ़ी जाए, तो क्या करें',
    'Status unreadable': 'स्थिति unreadable (पढ़ा नहीं गया)',
    'Ask for a new photo: the whole card, near and in focus, in daylight, without flash.':
      'नई फ़ोटो माँगें: पूरा कार्ड, पास से, साफ़ अक्षर, दिन की रोशनी में, बिना फ़्लैश।',
    'Low confidence': 'confidence कम है',
    'Mark the field, and let a person type it from the picture.':
      'उस फ़ील्ड पर निशान लगाएँ। कोई व्यक्ति उसे तस्वीर देखकर टाइप करे।',
    'A forged card': 'नकली कार्ड',
    'Reading proves nothing. Send the number to the check of that document, which asks the record.':
      'पढ़ लेने से कुछ साबित नहीं होता। नंबर उसी दस्तावेज़ की जाँच में भेजें। वह रिकॉर्ड से मिलाती है।',

    'Questions about reading documents': 'दस्तावेज़ पढ़ने के बारे में सवाल',
    'Is the request JSON too?': 'क्या रिक्वेस्ट भी JSON में है?',
    'No, it is a multipart form with one file; let your client write the Content-Type with its boundary. The response is JSON, as everywhere.':
      'नहीं, वह एक फ़ाइल वाला multipart फ़ॉर्म है। Content-Type और उसकी boundary अपने HTTP क्लाइंट को लिखने दें। जवाब JSON में है, जैसा हर API में।',
    'How is OCR priced?': 'OCR के पैसे कैसे लगते हैं?',
    'Per file in production; a file refused with 422 is not charged. Sandbox files are free.':
      'असली काम में हर फ़ाइल के पैसे लगते हैं। जिस फ़ाइल पर एरर 422 आए, उसके नहीं लगते। sandbox की फ़ाइलें मुफ़्त हैं।',

    Aadhaar: 'आधार',
    'Bank account': 'बैंक खाता',
    'Voter ID': 'वोटर ID',
    'Vehicle RC': 'गाड़ी की RC',
    Passport: 'पासपोर्ट',
    'Company CIN': 'कंपनी का CIN',
  },
  {
    ...sampleTexts.numberCheckOcr,
    ...textsBetween([checks, documents], [hindiChecks, hindiDocuments]),
  },
);
