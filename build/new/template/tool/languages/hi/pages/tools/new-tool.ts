import english from '#copy/pages/tools/new-tool.ts';
import { translate } from '#copy/translate.ts';
import { sampleTexts } from '#generated/sample-texts.hi.ts';

export default translate(
  english,
  {
    'New tool': 'नया टूल',
    'What the tool finds out, in one sentence for search engines. Works without a network.':
      'टूल क्या बताता है, सर्च के लिए एक वाक्य में। नेटवर्क के बिना भी चलता है।',
    'All tools': 'सभी टूल',
    'See an amount in words before you write it on a bill.': 'बिल पर लिखने से पहले रकम शब्दों में देखें।',
    Tools: 'टूल',
    'What it shows': 'यह क्या दिखाता है',
    'In words': 'शब्दों में',
    'As banks want it on a cheque or a receipt.': 'जैसे बैंक चेक या रसीद पर चाहते हैं।',
    'From figures to words': 'अंकों से शब्दों में',
    'For everyone who fills in a cheque, a bill or a receipt by hand.':
      'उनके लिए, जो चेक, बिल या रसीद हाथ से भरते हैं।',
    Enter: 'डालें',
    'Type the amount in whole rupees, with or without commas.':
      'रकम पूरे रुपये में लिखें, कॉमा के साथ या बिना।',
    Press: 'दबाएँ',
    'The words appear below the form, and a screen reader says them.':
      'शब्द फ़ॉर्म के नीचे दिखते हैं, और स्क्रीन रीडर उन्हें बोलता है।',
    Compare: 'मिलाएँ',
    'Read them against the bill before you write them down.': 'लिखने से पहले उन्हें बिल से मिला लें।',
    'Good to know about it': 'इसके बारे में काम की बातें',
    'Does it work in a shop without a signal?': 'क्या यह बिना सिग्नल वाली दुकान में चलता है?',
    'Yes. Once this site has been opened with a network, the tool is on the device and asks nobody.':
      'हाँ। यह साइट एक बार नेटवर्क पर खुल जाए, तो टूल डिवाइस पर रहता है और किसी से कुछ नहीं पूछता।',
    'Who sees the amount that I type?': 'मेरी लिखी रकम कौन देखता है?',
    'Nobody but you. It is worked out on this device, and is gone when you leave the page.':
      'सिर्फ़ आप। हिसाब इसी डिवाइस पर होता है और पेज छोड़ते ही मिट जाता है।',
    'Where do lakh and crore begin?': 'लाख और करोड़ कहाँ से शुरू होते हैं?',
    'A lakh is a hundred thousand, 1,00,000. A crore is a hundred lakh, 1,00,00,000. The words follow that order.':
      'सौ हज़ार का एक लाख होता है: 1,00,000। सौ लाख का एक करोड़: 1,00,00,000। शब्द इसी क्रम में आते हैं।',
  },
  sampleTexts.newTool,
);
