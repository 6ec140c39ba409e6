import english from '#copy/pages/tools/newcheck.ts';
import { translate } from '#copy/translate.ts';
import { sampleTexts } from '#generated/sample-texts.hi.ts';

export default translate(
  english,
  {
    'New check': 'नई जाँच',
    'What the number tells, in one sentence for search engines. Works without a network.':
      'नंबर क्या बताता है, सर्च के लिए एक वाक्य में। नेटवर्क के बिना भी चलता है।',
    'All tools': 'सभी टूल',
    'Find a slip before you write the number on a form.': 'फ़ॉर्म में लिखने से पहले नंबर की गलती पकड़ें।',
    Tools: 'टूल',
    'Four letters and five digits, for example ABCD00000': 'चार अक्षर और पाँच अंक, जैसे ABCD00000',
    'Please enter a number.': 'कृपया नंबर डालें।',
    'What it finds': 'यह क्या पकड़ता है',
    Slips: 'छोटी गलतियाँ',
    'A letter in place of a digit, or one too many.': 'अंक की जगह अक्षर, या एक अक्षर ज़्यादा।',
    'From the document to the form': 'दस्तावेज़ से फ़ॉर्म तक',
    'For everyone who copies the number from a document, a photo or a message.':
      'उनके लिए, जो नंबर दस्तावेज़, फ़ोटो या संदेश से देखकर लिखते हैं।',
    Enter: 'डालें',
    'Type or paste the number. Spaces and small letters do no harm.':
      'नंबर लिखें या पेस्ट करें। स्पेस और छोटे अक्षर चलेंगे।',
    Check: 'जाँचें',
    'The result says what is wrong, and at which place.':
      'नतीजा बताता है कि गलती क्या है और किस जगह है।',
    Compare: 'मिलाएँ',
    'Look at that place on the document, and correct the number.':
      'दस्तावेज़ पर वही जगह देखें और नंबर ठीक करें।',
    'What this check can tell': 'यह जाँच क्या बता सकती है',
    'Does a right format mean that the number is in use?': 'फ़ॉर्मेट सही है, तो क्या नंबर चालू है?',
    'No. Only its issuer knows which numbers it has given out. The check finds slips of the hand and of the eye.':
      'ज़रूरी नहीं। कौन-से नंबर दिए गए हैं, यह सिर्फ़ नंबर देने वाला जानता है। यह जाँच लिखने और पढ़ने की गलती पकड़ती है।',
    'Who sees the number that I type here?': 'यहाँ लिखा नंबर कौन देखता है?',
    'Nobody but you. It is read on this device, and is gone when you leave the page.':
      'सिर्फ़ आप। नंबर इसी डिवाइस पर पढ़ा जाता है और पेज छोड़ते ही मिट जाता है।',
    'Where does the rule come from?': 'नियम कहाँ से आया है?',
    'From the issuer of the number, who has published how it is made up. Say here who that is, and on which page.':
      'नंबर देने वाले से, जिसने बताया है कि नंबर कैसे बनता है। यहाँ लिखें कि वह कौन है और किस पेज पर बताया है।',
  },
  sampleTexts.numberCheckNewcheck,
);
