import english from '#copy/pages/apis/upiFeatures.ts';
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
    'UPI ID verification API': 'UPI ID की जाँच का API',
    [`Check that a UPI ID is active and see the holder’s name before you pay. ${sumOf(charges.accountCheck)} a check; code in four languages.`]: `पैसे देने से पहले देखें: UPI ID चालू है या नहीं, और किसके नाम है। एक जाँच ${sumOf(charges.accountCheck)}। चार प्रोग्रामिंग भाषाओं में कोड।`,
    'UPI ID verification': 'UPI ID की जाँच',
    'See the name behind a UPI ID before you send money to it. For teams that pay refunds, suppliers and staff.':
      'पैसे भेजने से पहले देखें कि UPI ID किसके नाम है। उन टीमों के लिए, जो रिफ़ंड, सप्लायर का बकाया और तनख्वाह भेजती हैं।',
    'Verification APIs': 'जाँच वाले API',
    'Get API access': 'API पाएँ',
    'API reference': 'API रेफ़रेंस',

    'What it checks': 'यह क्या जाँचता है',
    'The UPI ID is active and can receive money': 'UPI ID चालू है या नहीं, और उस पर पैसे आ सकते हैं या नहीं',
    'The name registered with the bank': 'बैंक में रजिस्टर्ड नाम',
    'Whether it belongs to a person or a merchant': 'ID किसी व्यक्ति की है या दुकानदार की',
    'Keep the bearer key on your server. The ID in this request ends in @example and belongs to nobody.':
      'bearer key अपने सर्वर पर ही रखें। इस रिक्वेस्ट की ID के आखिर में @example है। वह ID किसी की नहीं है।',

    'Check the format of a UPI ID': 'UPI ID का फ़ॉर्मेट जाँचें',
    'The format is checked on this device; only the bank knows whose it is and whether it is active.':
      'फ़ॉर्मेट इसी डिवाइस पर जाँचा जाता है। ID किसकी है और चालू है या नहीं, यह सिर्फ़ बैंक जानता है।',
    'For example sample.shop@example': 'जैसे sample.shop@example',
    'Please enter a UPI ID.': 'कृपया UPI ID डालें।',

    'What comes back': 'जवाब में क्या आता है',
    'Show the name to the payer and let them confirm it. An unknown ID in the right format has the status not_found.':
      'पैसे देने वाले को नाम दिखाएँ और उनसे पक्का करवाएँ। फ़ॉर्मेट सही हो पर ID न मिले, तो स्थिति not_found (नहीं मिली) होती है।',

    'Before the money moves': 'पैसे जाने से पहले',
    'A name that nobody knows': 'नाम अनजान है',
    'Stop: a UPI payment cannot be called back. Ask the receiver for the ID again.':
      'रुकें। UPI से गए पैसे वापस नहीं बुलाए जा सकते। पाने वाले से ID फिर पूछें।',
    'Status not_found': 'स्थिति not_found (नहीं मिली)',
    'Apps let people change their ID. Ask for the one that the app shows today, or for its QR code.':
      'ऐप में लोग ID बदल सकते हैं। आज ऐप में जो ID दिखे, वह माँगें, या उसका QR कोड।',
    'Error 429': 'एरर 429',
    'Lists of guessed IDs are refused, and we may close the key. Ask once for each receiver.':
      'अंदाज़े से बनाई ID की सूची पर यह एरर आता है। हम key बंद भी कर सकते हैं। हर पाने वाले के लिए एक बार पूछें।',

    'Questions about UPI ID checks': 'UPI ID की जाँच के बारे में सवाल',
    'Can I check a phone number?': 'क्या मोबाइल नंबर जाँच सकते हैं?',
    'No, only a UPI ID with its handle, such as name@handle. One phone number may have several.':
      'नहीं, सिर्फ़ हैंडल वाली UPI ID (जैसे name@handle)। एक मोबाइल नंबर की कई UPI ID हो सकती हैं।',
    'The ID is valid. Will the payment work?': 'ID मान्य है। क्या पेमेंट भी हो जाएगा?',
    'Not always. The ID can receive money, but the payment can still meet a limit of NPCI; your bank may set lower limits.':
      'हमेशा नहीं। ID पर पैसे आ सकते हैं, पर पेमेंट लिमिट की वजह से रुक सकता है। लिमिट NPCI की है। आपका बैंक इससे कम लिमिट रख सकता है।',
    'What does a name check cost?': 'नाम देखने का कितना लगता है?',
    'Test IDs in the sandbox are free. A live ID is charged when you look it up, not when you pay it, so keep the result with the payee.':
      'sandbox में टेस्ट ID मुफ़्त हैं। असली ID के पैसे उसे देखने पर लगते हैं, उस पर पेमेंट करने पर नहीं। इसलिए नतीजा पाने वाले के नाम के साथ रख लें।',

    Aadhaar: 'आधार',
    'Bank account': 'बैंक खाता',
    'Voter ID': 'वोटर ID',
    'Vehicle RC': 'गाड़ी की RC',
    Passport: 'पासपोर्ट',
    'Company CIN': 'कंपनी का CIN',
  },
  {
    ...sampleTexts.numberCheckUpi,
    ...textsBetween([checks, documents], [hindiChecks, hindiDocuments]),
  },
);
