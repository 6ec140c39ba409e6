import english from '#copy/pages/apis/cinFeatures.ts';
import * as checks from '#copy/tariff/checks.ts';
import { sumOf } from '#copy/tariff-figures.ts';
import { textsBetween, translate } from '#copy/translate.ts';
import { charges } from '#facts/tariff.ts';
import { sampleTexts } from '#generated/sample-texts.hi.ts';
import * as hindiChecks from '#languages/hi/tariff/checks.ts';
import * as hindiDocuments from '#languages/hi/words/documents.ts';
import * as hindiStates from '#languages/hi/words/states.ts';
import * as documents from '#words/documents.ts';
import * as states from '#words/states.ts';

export default translate(
  english,
  {
    'Company CIN verification API': 'कंपनी के CIN की जाँच का API',
    [`Look up a company by its CIN: name, status, directors and date of incorporation. ${sumOf(charges.companyCheck)} a check; code in four languages.`]: `CIN से कंपनी देखें: नाम, स्थिति, डायरेक्टर और बनने की तारीख। एक जाँच ${sumOf(charges.companyCheck)}। चार प्रोग्रामिंग भाषाओं में कोड।`,
    'Company CIN verification': 'कंपनी के CIN की जाँच',
    'See a company’s name, status and directors before you sign with it. For procurement and onboarding teams.':
      'कंपनी के साथ साइन करने से पहले उसका नाम, स्थिति और डायरेक्टर देख लें। खरीद देखने वाली और नए लोगों को जोड़ने वाली टीमों के लिए।',
    'Verification APIs': 'जाँच वाले API',
    'Company CIN': 'कंपनी का CIN',
    'Get API access': 'API पाएँ',
    'API reference': 'API रेफ़रेंस',

    'What it checks': 'यह क्या जाँचता है',
    'The company is registered, and its status': 'कंपनी रजिस्टर्ड है या नहीं, और उसकी स्थिति',
    'Date of incorporation, class and state': 'बनने की तारीख, प्रकार और राज्य',
    'Names of the current directors': 'अभी के डायरेक्टरों के नाम',
    'Records come from public filings and may lag by some days. Call from your server, with your bearer key.':
      'रिकॉर्ड उन दस्तावेज़ों से आते हैं, जो कंपनियाँ सरकार को देती हैं। उन्हें कोई भी देख सकता है। रिकॉर्ड कुछ दिन पीछे हो सकते हैं। अपने सर्वर से bearer key के साथ कॉल करें।',

    'Read what a CIN says': 'देखें कि CIN क्या बताता है',
    'The number is read on this device; only the register knows whether the company is active.':
      'नंबर इसी डिवाइस पर पढ़ा जाता है। कंपनी चालू है या नहीं, यह सिर्फ़ सरकारी रजिस्टर से पता चलता है।',
    '21 characters, for example U62099KA2020PTC000000': '21 अक्षर, जैसे U62099KA2020PTC000000',
    'Please enter a CIN.': 'कृपया CIN डालें।',

    'What comes back': 'जवाब में क्या आता है',
    'The status comes from the register: active, dormant, under_liquidation or struck_off; without a record it is not_found. Have a person check anything but active.':
      'स्थिति सरकारी रजिस्टर से आती है। वह इनमें से एक होती है: active (चालू), dormant (काम नहीं कर रही), under_liquidation (बंद हो रही है) या struck_off (रजिस्टर से हटी)। रिकॉर्ड न हो, तो not_found (नहीं मिला)। active के सिवा कुछ भी आए, तो कोई व्यक्ति खुद जाँचे।',

    'Before you sign with a company': 'कंपनी के साथ साइन करने से पहले',
    'A director is missing': 'एक डायरेक्टर नहीं दिखता',
    'A change appears once it is filed and recorded. Ask for the acknowledgement of the filing.':
      'कंपनी MCA में फ़ॉर्म भरती है, तब बदलाव रिकॉर्ड में आता है। फ़ॉर्म भरने की रसीद माँगें।',
    'The CIN has changed': 'CIN बदल गया है',
    'It does when a company lists, moves to another State or changes its industry or class. Ask for the new certificate.':
      'कंपनी लिस्ट हो, दूसरे राज्य में जाए, या उसका कारोबार या प्रकार बदले, तो CIN बदलता है। नया सर्टिफ़िकेट माँगें।',
    'Status struck_off': 'स्थिति struck_off (नाम कटा)',
    'Do not sign: it may do no business until the tribunal restores it.':
      'साइन न करें। ट्रिब्यूनल नाम वापस न चढ़ाए, तब तक वह कारोबार नहीं कर सकती।',

    'Questions about company checks': 'कंपनी की जाँच के बारे में सवाल',
    'What does the number itself say?': 'नंबर से ही क्या पता चलता है?',
    'L or U for listed or unlisted, five digits for the industry, two letters for the State, the year, three letters for the class such as PTC, then a registration number. There is no check digit.':
      'पहले L (लिस्टेड) या U (अनलिस्टेड), फिर पाँच अंक कारोबार के। फिर दो अक्षर राज्य के, और साल। फिर तीन अक्षर प्रकार के, जैसे PTC, और आखिर में रजिस्ट्रेशन नंबर। इसमें चेक डिजिट नहीं होता।',
    'Does it cover LLPs and proprietors?': 'क्या LLP और प्रोप्राइटर की भी जाँच होती है?',
    'No. An LLP has an LLPIN and a proprietor has neither number: check the PAN and the GSTIN instead.':
      'नहीं। LLP का नंबर LLPIN होता है। प्रोप्राइटर के पास न CIN होता है, न LLPIN। इनके लिए PAN और GSTIN जाँचें।',
    'What do we pay for one company?': 'एक कंपनी का कितना लगता है?',
    'To start, nothing: sandbox companies are free. A live record is one charge.':
      'शुरू में कुछ नहीं, क्योंकि sandbox की कंपनियाँ मुफ़्त हैं। असली रिकॉर्ड का एक ही चार्ज है।',

    Aadhaar: 'आधार',
    'Bank account': 'बैंक खाता',
    'Voter ID': 'वोटर ID',
    'Vehicle RC': 'गाड़ी की RC',
    Passport: 'पासपोर्ट',
  },
  {
    ...sampleTexts.numberCheckCin,
    ...textsBetween([checks, documents, states], [hindiChecks, hindiDocuments, hindiStates]),
  },
);
