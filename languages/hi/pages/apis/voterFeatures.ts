import english from '#copy/pages/apis/voterFeatures.ts';
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
    'Voter ID verification API': 'वोटर ID की जाँच का API',
    [`Look up an EPIC number and compare name, age and constituency. ${sumOf(charges.identityCheck)} a check; code in four languages.`]: `वोटर कार्ड का EPIC नंबर रिकॉर्ड में देखें। नाम, उम्र और विधानसभा क्षेत्र मिलाएँ। एक जाँच ${sumOf(charges.identityCheck)}। चार प्रोग्रामिंग भाषाओं में कोड।`,
    'Voter ID verification': 'वोटर ID की जाँच',
    'Look up an EPIC number and compare name and constituency with the form. For shops and lenders that accept a second document.':
      'वोटर कार्ड का EPIC नंबर रिकॉर्ड में देखें। नाम और विधानसभा क्षेत्र फ़ॉर्म से मिलाएँ। उन दुकानों और लोन देने वालों के लिए, जो दूसरा दस्तावेज़ भी लेते हैं।',
    'Verification APIs': 'जाँच वाले API',
    'Voter ID': 'वोटर ID',
    'Get API access': 'API पाएँ',
    'API reference': 'API रेफ़रेंस',

    'What it checks': 'यह क्या जाँचता है',
    'The EPIC number is on the electoral roll': 'EPIC नंबर वोटर लिस्ट में है या नहीं',
    'Name and relation as printed on the card': 'नाम और रिश्तेदार का नाम, जैसा कार्ड पर छपा है',
    'Assembly constituency and state': 'विधानसभा क्षेत्र और राज्य',
    'Call from your server only, so that the key stays there. Older cards have slashes in the number: send it as printed.':
      'सिर्फ़ अपने सर्वर से कॉल करें, ताकि key वहीं रहे। पुराने कार्ड के नंबर में तिरछी लकीरें (/) होती हैं। नंबर जैसा छपा है, वैसा ही भेजें।',

    'Check the format of an EPIC number': 'EPIC नंबर का फ़ॉर्मेट जाँचें',
    'The last of the seven digits checks the other six. The number is read on this device; no electoral roll is searched.':
      'सात अंकों में से आखिरी अंक बाकी छह को जाँचता है। नंबर इसी डिवाइस पर पढ़ा जाता है। उसे किसी वोटर लिस्ट में नहीं खोजा जाता।',
    'Voter ID (EPIC)': 'वोटर ID (EPIC)',
    'Three letters and seven digits, for example ABC0000000': 'तीन अक्षर और सात अंक, जैसे ABC0000000',
    'Please enter a voter ID.': 'कृपया वोटर ID डालें।',

    'What comes back': 'जवाब में क्या आता है',
    'Names come as the roll spells them, which may differ from other documents. The age is the one on the roll, so allow a year.':
      'नाम वैसे ही आते हैं, जैसे वोटर लिस्ट में लिखे हैं। दूसरे दस्तावेज़ों में स्पेलिंग अलग हो सकती है। उम्र भी वोटर लिस्ट वाली है। इसलिए एक साल का फ़र्क चलने दें।',

    'When the roll says something else': 'वोटर लिस्ट में कुछ और हो, तो क्या करें',
    'Status replaced': 'स्थिति replaced (बदल गया)',
    'The voter has a newer number. Ask for the new card.':
      'ग्राहक का नया नंबर बन चुका है। नया कार्ड माँगें।',
    'The name is spelt differently': 'नाम की स्पेलिंग अलग है',
    'Rolls are made in the State’s language, then written in English. Compare by sound.':
      'वोटर लिस्ट राज्य की भाषा में बनती है, फिर अंग्रेज़ी में लिखी जाती है। बोलकर मिलाएँ।',
    'Status not_found': 'स्थिति not_found (नहीं मिला)',
    'The voter may have moved. They search the roll on voters.eci.gov.in; you take another document.':
      'शायद ग्राहक का पता बदला है। वे voters.eci.gov.in पर लिस्ट देखें। आप दूसरा दस्तावेज़ लें।',

    'Questions about voter ID checks': 'वोटर ID की जाँच के बारे में सवाल',
    'The card is old and has slashes. Does it work?': 'कार्ड पुराना है, नंबर में तिरछी लकीरें हैं। क्या चलेगा?',
    'Yes: send the number as printed, slashes and all. If the status is replaced, the holder has a newer number; ask for the new card.':
      'हाँ। नंबर जैसा छपा है, वैसा ही भेजें, लकीरों के साथ। स्थिति replaced (बदल गया) आए, तो ग्राहक का नया नंबर बन चुका है। नया कार्ड माँगें।',
    'Can we spot a wrong digit before the call?': 'क्या API कॉल से पहले गलत अंक पकड़ सकते हैं?',
    'Mostly. On cards with three letters and seven digits the last one is a check digit. The Election Commission has not published how it is made; the check on this page takes the rule that is known. Older cards have none, so do not refuse a card for its number alone.':
      'ज़्यादातर बार। तीन अक्षर और सात अंक वाले कार्ड में आखिरी अंक चेक डिजिट है। वह कैसे बनता है, यह चुनाव आयोग ने नहीं बताया। इस पेज की जाँच लून (Luhn) के नियम से होती है। पुराने कार्ड में चेक डिजिट नहीं होता। इसलिए सिर्फ़ नंबर देखकर कार्ड को मना न करें।',
    'Is it proof of address?': 'क्या यह पते का सबूत है?',
    'No, it shows a constituency and not a house. Ask for another document if your rules want a full address.':
      'नहीं। इससे विधानसभा क्षेत्र पता चलता है, घर का पता नहीं। आपके नियम में पूरा पता ज़रूरी हो, तो दूसरा दस्तावेज़ माँगें।',
    'What does it cost to try?': 'आज़माने का कितना लगता है?',
    'Nothing, here or in the sandbox. Live look-ups have no monthly minimum: a shop that checks ten customers pays for ten.':
      'कुछ नहीं, न यहाँ, न sandbox में। असली जाँच में महीने का कोई मिनिमम चार्ज नहीं। दुकान दस ग्राहक जाँचे, तो दस के ही पैसे लगते हैं।',

    Aadhaar: 'आधार',
    'Bank account': 'बैंक खाता',
    'Vehicle RC': 'गाड़ी की RC',
    Passport: 'पासपोर्ट',
    'Company CIN': 'कंपनी का CIN',
  },
  {
    ...sampleTexts.numberCheckVoter,
    ...textsBetween([checks, documents], [hindiChecks, hindiDocuments]),
  },
);
