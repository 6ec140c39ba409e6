import english from '#copy/pages/apis/aadhaarFeatures.ts';
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
    'Aadhaar verification API': 'आधार की जाँच का API',
    [`Check an Aadhaar number with consent and keep it masked. ${sumOf(charges.identityCheck)} a check; code in four languages.`]: `सहमति लेकर आधार नंबर जाँचें और उसके अंक छिपाकर रखें। एक जाँच ${sumOf(charges.identityCheck)}। चार प्रोग्रामिंग भाषाओं में कोड।`,
    'Aadhaar verification': 'आधार की जाँच',
    'Check an Aadhaar number with consent and keep only the last four digits. For entities that the law permits to verify.':
      'सहमति लेकर आधार नंबर जाँचें और सिर्फ़ आखिरी चार अंक रखें। उन संस्थाओं के लिए, जिन्हें कानून से इस जाँच की मंज़ूरी है।',
    'Verification APIs': 'जाँच वाले API',
    Aadhaar: 'आधार',
    'Get API access': 'API पाएँ',
    'API reference': 'API रेफ़रेंस',

    'What it checks': 'यह क्या जाँचता है',
    'The number has the right format and was issued':
      'नंबर का फ़ॉर्मेट सही है या नहीं, और जारी हुआ है या नहीं',
    'Age band, gender and state, where the holder agrees':
      'जिनका आधार है, वे सहमत हों, तो उम्र का दायरा, लिंग और राज्य',
    'The last digits of the mobile number on record': 'रिकॉर्ड में जो मोबाइल नंबर है, उसके आखिरी अंक',
    'Take the holder’s consent before you call, and show the number masked: XXXX XXXX 0000.':
      'जिनका आधार है, API कॉल से पहले उनकी सहमति लें। नंबर XXXX XXXX 0000 की तरह छिपाकर दिखाएँ।',

    'Check the digits of an Aadhaar number': 'आधार नंबर के अंक जाँचें',
    'Catch a typing mistake before you call: the last digit gives away one wrong digit or two swapped ones. The number never leaves this device, and a right one is cleared from the field.':
      'API कॉल से पहले टाइप की गलती पकड़ लें। एक अंक गलत हो या दो आपस में बदले हों, आखिरी अंक बता देता है। नंबर इस डिवाइस से बाहर नहीं जाता। नंबर सही हो, तो खाने से मिटा दिया जाता है।',
    'Aadhaar number or Virtual ID': 'आधार नंबर या वर्चुअल ID',
    '12 or 16 digits, with or without spaces': '12 या 16 अंक, बीच में खाली जगह हो या न हो',
    'Please enter an Aadhaar number or a Virtual ID.': 'कृपया आधार नंबर या वर्चुअल ID डालें।',

    'What comes back': 'जवाब में क्या आता है',
    'The number comes back masked. Age band, gender and state come only if the holder agreed to share them; name, address and photograph never do.':
      'नंबर छिपे अंकों के साथ लौटता है। उम्र का दायरा, लिंग और राज्य तभी आते हैं, जब आधार वाले ने सहमति दी हो। नाम, पता और फ़ोटो कभी नहीं आते।',

    'When an Aadhaar check stops': 'आधार की जाँच रुक जाए, तो क्या करें',
    'Status not_found': 'स्थिति not_found (नहीं मिला)',
    'Have the holder read it out once more. If the digits are right, take another document.':
      'आधार वाले से नंबर फिर पढ़वाएँ। अंक सही हों, तो दूसरा दस्तावेज़ लें।',
    'No authorisation': 'जाँच की मंज़ूरी नहीं',
    'Take a voter ID or a passport: these need no permission of UIDAI.':
      'वोटर ID या पासपोर्ट लें। उनकी जाँच में UIDAI की मंज़ूरी नहीं लगती।',
    'Age or State is missing': 'उम्र या राज्य नहीं आया',
    'The holder did not agree to share it. Ask them; do not guess.':
      'आधार वाले ने सहमति नहीं दी। उनसे पूछें, अंदाज़ा न लगाएँ।',

    'Questions about Aadhaar checks': 'आधार की जाँच के बारे में सवाल',
    'Who may call this?': 'यह API कौन चला सकता है?',
    'Entities that the law permits, for the purpose that the holder agreed to. Send us your authorisation; once we have checked it, your production key opens this endpoint.':
      'वे संस्थाएँ, जिन्हें कानून से मंज़ूरी है। जिनका आधार है, उन्होंने जिस काम की सहमति दी हो, सिर्फ़ उसी के लिए। हमें अपनी मंज़ूरी का दस्तावेज़ भेजें। हम उसे जाँच लें, फिर आपकी असली key से यह API चलने लगता है।',
    'May we store the number?': 'क्या हम नंबर रख सकते हैं?',
    'No. Keep XXXX XXXX and the last four digits with the request_id. Do not write the full number to logs, spreadsheets or page addresses.':
      'नहीं। XXXX XXXX और आखिरी चार अंक रखें, request_id के साथ। पूरा नंबर लॉग, शीट या पेज के पते में न लिखें।',
    'Can we catch a typing mistake before the call?': 'क्या API कॉल से पहले टाइप की गलती पकड़ सकते हैं?',
    'Yes, with the check on this page: the last digit is a check digit, and no Aadhaar number begins with 0 or 1. That is why the twelve zeros in our request belong to nobody.':
      'हाँ, इस पेज की जाँच से। आखिरी अंक चेक डिजिट होता है। कोई आधार नंबर 0 या 1 से शुरू नहीं होता। इसीलिए हमारी रिक्वेस्ट के बारह शून्य किसी का नंबर नहीं हैं।',
    'What do we pay before the first check?': 'पहली जाँच से पहले कितना देना होता है?',
    'Nothing: the check on this page and the sandbox are free. Plan for costs of your own, such as the consent screen and the proof that you may verify.':
      'कुछ नहीं। इस पेज की जाँच और sandbox मुफ़्त हैं। आपके अपने खर्च भी होंगे, उनका हिसाब लगा लें। जैसे सहमति लेने की स्क्रीन और जाँच की मंज़ूरी का सबूत।',

    'Bank account': 'बैंक खाता',
    'Voter ID': 'वोटर ID',
    'Vehicle RC': 'गाड़ी की RC',
    Passport: 'पासपोर्ट',
    'Company CIN': 'कंपनी का CIN',
  },
  {
    ...sampleTexts.numberCheckAadhaar,
    ...textsBetween([checks, documents], [hindiChecks, hindiDocuments]),
  },
);
