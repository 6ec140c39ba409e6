import english from '#copy/pages/apis/panFeatures.ts';
import * as checks from '#copy/tariff/checks.ts';
import { sumOf } from '#copy/tariff-figures.ts';
import { textsBetween, translate } from '#copy/translate.ts';
import { charges } from '#facts/tariff.ts';
import { sampleTexts } from '#generated/sample-texts.hi.ts';
import * as hindiChecks from '#languages/hi/tariff/checks.ts';
import * as hindiDocuments from '#languages/hi/words/documents.ts';
import * as hindiHolders from '#languages/hi/words/pan-holders.ts';
import * as documents from '#words/documents.ts';
import * as holders from '#words/pan-holders.ts';

export default translate(
  english,
  {
    'PAN verification API': 'PAN की जाँच का API',
    [`Check that a PAN is in use and see the name on it. ${sumOf(charges.panCheck)} a check; code in four languages.`]: `देखें कि PAN चालू है या नहीं, और किसके नाम है। एक जाँच ${sumOf(charges.panCheck)}। चार प्रोग्रामिंग भाषाओं में कोड।`,
    'PAN verification': 'PAN की जाँच',
    'Check a PAN and the name on it before you bill, pay or lend. For finance and onboarding teams.':
      'पहले PAN और उस पर लिखा नाम जाँचें। फिर बिल बनाएँ, पैसे दें या लोन दें। हिसाब देखने वाली और नए लोगों को जोड़ने वाली टीमों के लिए।',
    'Verification APIs': 'जाँच वाले API',
    'Get API access': 'API पाएँ',
    'API reference': 'API रेफ़रेंस',

    'What it checks': 'यह क्या जाँचता है',
    'The PAN exists and is in use': 'PAN है या नहीं, और चालू है या नहीं',
    'The name on it, to compare with your records': 'PAN पर लिखा नाम, आपके रिकॉर्ड से मिलाने के लिए',
    'The type of holder: person, company, firm or trust': 'PAN किसका है: व्यक्ति, कंपनी, फ़र्म या ट्रस्ट',
    'Send your key in the Authorization header, over 256-bit TLS (SSL). Nobody holds the PAN in this request: the serial 0000 is never issued.':
      'key को Authorization हेडर में भेजें, 256-bit TLS (SSL) पर। इस रिक्वेस्ट का PAN किसी का नहीं है। 0000 वाला PAN कभी जारी नहीं होता।',

    'Check the format of a PAN': 'PAN का फ़ॉर्मेट जाँचें',
    'Find a slip before you call. The number is read on this device, never sent and not kept.':
      'API कॉल से पहले छोटी गलती पकड़ लें। नंबर इसी डिवाइस पर पढ़ा जाता है। न कहीं भेजा जाता है, न रखा जाता है।',
    'Ten characters, for example AAAPS0000K': 'दस अक्षर, जैसे AAAPS0000K',
    'Please enter a PAN.': 'कृपया PAN डालें।',

    'What comes back': 'जवाब में क्या आता है',
    'The status is valid, inactive or not_found. An unknown PAN is a result and not an error, so it comes with 200 too.':
      'स्थिति valid (मान्य), inactive (चालू नहीं) या not_found (नहीं मिला) होती है। PAN न मिलना भी एक नतीजा है, एरर नहीं। इसलिए उस पर भी 200 ही आता है।',

    'When a PAN does not fit': 'PAN मेल न खाए, तो क्या करें',
    'The name differs': 'नाम अलग है',
    'Compare without case, dots and titles. If they still differ, a person looks at both.':
      'छोटे-बड़े अक्षर, डॉट और श्री-श्रीमती का फ़र्क छोड़कर मिलाएँ। फिर भी अलग हों, तो कोई व्यक्ति दोनों देखे।',
    'Inactive: cancelled, or not linked with Aadhaar':
      'inactive (चालू नहीं): रद्द है, या आधार से जुड़ा नहीं',
    'Tax is deducted at the higher rate. The holder sees why on incometax.gov.in.':
      'तब टैक्स ऊँची दर से कटता है। वजह PAN वाले को incometax.gov.in पर दिखती है।',
    'Status not_found': 'स्थिति not_found (नहीं मिला)',
    'Read it again from the card, not from an old form. If it stays, ask for another document.':
      'पुराने फ़ॉर्म से नहीं, कार्ड से फिर पढ़ें। फिर भी न मिले, तो दूसरा दस्तावेज़ माँगें।',

    'Questions about PAN checks': 'PAN की जाँच के बारे में सवाल',
    'Can I spot a wrong PAN without a call?': 'क्या API कॉल के बिना गलत PAN पकड़ सकते हैं?',
    'Partly, with the check on this page. It finds a wrong format and reads the fourth letter: P for a person, C for a company. Only the record can confirm the last letter.':
      'कुछ हद तक, इस पेज की जाँच से। वह गलत फ़ॉर्मेट पकड़ती है और चौथा अक्षर पढ़ती है। P यानी व्यक्ति, C यानी कंपनी। आखिरी अक्षर सही है या नहीं, यह सिर्फ़ रिकॉर्ड से पता चलता है।',
    'What may we store?': 'हम अपने पास क्या रख सकते हैं?',
    'Store the outcome and the request_id. Where you must show the PAN, show its first five characters and the last, and hide the four digits.':
      'नतीजा और request_id रखें। PAN दिखाना ज़रूरी हो, तो पहले पाँच अक्षर और आखिरी अक्षर दिखाएँ। चारों अंक छिपा दें।',
    'What does a PAN check cost?': 'PAN जाँचने का कितना लगता है?',
    'Nothing in the sandbox, however many test PANs you try. Live, you pay for each PAN that gets a status, not_found included; a request refused with 400 or 422 is free.':
      'sandbox में कुछ नहीं, चाहे कितने भी टेस्ट PAN आज़माएँ। असली जाँच में हर उस PAN के पैसे लगते हैं, जिसकी स्थिति मिले। not_found (नहीं मिला) आए, तब भी। रिक्वेस्ट पर 400 या 422 आए, तो पैसे नहीं लगते।',

    Aadhaar: 'आधार',
    'Bank account': 'बैंक खाता',
    'Voter ID': 'वोटर ID',
    'Vehicle RC': 'गाड़ी की RC',
    Passport: 'पासपोर्ट',
    'Company CIN': 'कंपनी का CIN',
  },
  {
    ...sampleTexts.numberCheckPan,
    ...textsBetween([checks, documents, holders], [hindiChecks, hindiDocuments, hindiHolders]),
  },
);
