import english from '#copy/pages/apis/rcFeatures.ts';
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
    'Vehicle RC verification API': 'गाड़ी की RC की जाँच का API',
    [`Check a vehicle registration: owner, class, fuel and validity from one field. ${sumOf(charges.vehicleCheck)} a check; code in four languages.`]: `एक ही फ़ील्ड से गाड़ी का रजिस्ट्रेशन जाँचें: मालिक, प्रकार, ईंधन और वैधता। एक जाँच ${sumOf(charges.vehicleCheck)}। चार प्रोग्रामिंग भाषाओं में कोड।`,
    'Vehicle RC verification': 'गाड़ी की RC की जाँच',
    'See the owner, class and validity behind a plate. For fleets, insurers and lenders.':
      'नंबर प्लेट से मालिक, गाड़ी का प्रकार और वैधता देखें। कई गाड़ियाँ चलाने वालों, बीमा कंपनियों और लोन देने वालों के लिए।',
    'Verification APIs': 'जाँच वाले API',
    'Vehicle RC': 'गाड़ी की RC',
    'Get API access': 'API पाएँ',
    'API reference': 'API रेफ़रेंस',

    'What it checks': 'यह क्या जाँचता है',
    'The registration number exists and is active': 'रजिस्ट्रेशन नंबर है या नहीं, और चालू है या नहीं',
    'Vehicle class, fuel and first registration': 'गाड़ी का प्रकार, ईंधन और पहला रजिस्ट्रेशन',
    'Fitness and insurance dates on record': 'रिकॉर्ड में लिखी फ़िटनेस और बीमे की तारीखें',
    'Your key decides how much you see: the owner’s name is masked unless your agreed purpose needs it.':
      'कितना दिखेगा, यह आपकी key से तय होता है। मालिक का नाम छिपा रहता है। हमारे साथ तय हुए काम में ज़रूरी हो, तभी पूरा दिखता है।',

    'Check a plate or a licence number': 'नंबर प्लेट या लाइसेंस नंबर जाँचें',
    'A plate of the Bharat series begins with its year. Both numbers are read on this device.':
      'भारत सीरीज़ की प्लेट साल से शुरू होती है। दोनों नंबर इसी डिवाइस पर पढ़े जाते हैं।',
    'Registration number': 'रजिस्ट्रेशन नंबर',
    'As on the plate, for example DL00AA0000': 'जो प्लेट पर लिखा है, जैसे DL00AA0000',
    'Driving licence number': 'ड्राइविंग लाइसेंस नंबर',
    '15 characters on newer licences': 'नए लाइसेंस पर 15 अक्षर',
    'Please enter a registration number or a licence number.':
      'कृपया रजिस्ट्रेशन नंबर या लाइसेंस नंबर डालें।',

    'What comes back': 'जवाब में क्या आता है',
    'Each date is the last day of validity. A date in the past is no error: ask the owner for the renewed document.':
      'हर तारीख वैधता का आखिरी दिन है। तारीख निकल चुकी हो, तो वह एरर नहीं है। मालिक से रिन्यू किया हुआ दस्तावेज़ माँगें।',

    'When the record lags': 'रिकॉर्ड पुराना हो, तो क्या करें',
    'Status not_found': 'स्थिति not_found (नहीं मिला)',
    'Compare with the plate: 0 and O, 1 and I are easily swapped.':
      'प्लेट से मिलाएँ। 0 और O, 1 और I में अक्सर गड़बड़ हो जाती है।',
    'The seller is still the owner': 'मालिक अब भी बेचने वाला है',
    'The transfer waits at the RTO. Ask for its receipt, or for the new RC in DigiLocker.':
      'RTO में नाम बदलना बाकी है। उसकी रसीद माँगें, या DigiLocker में नई RC।',
    'The insurance has ended': 'बीमा खत्म दिखता है',
    'The insurer may not have reported the renewal. Ask for the policy.':
      'शायद बीमा कंपनी ने नई पॉलिसी रिकॉर्ड में अभी नहीं डाली। पॉलिसी माँगें।',

    'Questions about vehicle checks': 'गाड़ी की जाँच के बारे में सवाल',
    'Which numbers are accepted?': 'कौन-से नंबर चलते हैं?',
    'State plates such as DL00AA0000, and Bharat series plates, which begin with a year. Leave out spaces and hyphens.':
      'राज्य की प्लेट, जैसे DL00AA0000। भारत सीरीज़ की प्लेट भी, जो साल से शुरू होती है। खाली जगह और हाइफ़न न लिखें।',
    'Why is the owner’s name masked?': 'मालिक का नाम छिपा क्यों रहता है?',
    'Anyone in the street can read a plate. You get the full name only for a purpose that needs it, such as a loan or a policy, and that we have agreed with you.':
      'सड़क पर प्लेट तो कोई भी पढ़ सकता है। पूरा नाम तभी मिलता है, जब काम में ज़रूरी हो, जैसे लोन या पॉलिसी में। वह काम हमारे साथ तय भी होना चाहिए।',
    'What does a plate look-up cost?': 'एक प्लेट देखने का कितना लगता है?',
    'Test plates in the sandbox are free. Live, you pay per look-up.':
      'sandbox में टेस्ट प्लेट मुफ़्त हैं। असली जाँच के पैसे हर बार लगते हैं।',

    Aadhaar: 'आधार',
    'Bank account': 'बैंक खाता',
    'Voter ID': 'वोटर ID',
    Passport: 'पासपोर्ट',
    'Company CIN': 'कंपनी का CIN',
  },
  {
    ...sampleTexts.numberCheckRc,
    ...textsBetween([checks, documents, states], [hindiChecks, hindiDocuments, hindiStates]),
  },
);
