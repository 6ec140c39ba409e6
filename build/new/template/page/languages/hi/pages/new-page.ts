import english from '#copy/pages/new-page.ts';
import { translate } from '#copy/translate.ts';

export default translate(english, {
  'New page': 'नया पेज',
  'What this page is about, in one sentence for search engines.':
    'यह पेज किस बारे में है, सर्च के लिए एक वाक्य में।',
  'What a reader can do here, in one sentence.': 'यहाँ क्या कर सकते हैं, एक वाक्य में।',
  Home: 'होम',
  'The first thing to know': 'सबसे पहली बात',
  'Say here what it is, for whom, and what to do next. Begin with what a reader came for, in words that a shopkeeper uses across the counter. One thought a sentence, one subject a paragraph.':
    'यहाँ बताएँ: यह क्या है, किसके लिए है और आगे क्या करें। पाठक जिसके लिए आए, वही सबसे पहले, दुकानदार की बोली में। एक वाक्य में एक बात, एक पैराग्राफ़ में एक विषय।',
  'Say what it costs, how long it takes and what is needed, with figures that somebody has checked. Leave out what everybody says of himself.':
    'बताएँ कि खर्च कितना है, समय कितना लगेगा और क्या चाहिए। आँकड़े जाँचे हुए हों। जो हर कोई अपने बारे में कहता है, वह छोड़ दें।',
  'What readers ask': 'पाठक क्या पूछते हैं',
  'Can this page be read in a shop without a signal?': 'क्या यह पेज बिना सिग्नल वाली दुकान में पढ़ सकते हैं?',
  'Yes. Once the site has been opened with a network, each of its pages is on the device, in the language that was chosen.':
    'हाँ। साइट एक बार नेटवर्क पर खुल जाए, तो उसका हर पेज चुनी हुई भाषा में डिवाइस पर रहता है।',
  'Whom can I ask?': 'किससे पूछें?',
  'Write to us with the form under Contact Us. Your message waits on this device where there is no network, and you see in the outbox what became of it.':
    'संपर्क करें में फ़ॉर्म से हमें लिखें। नेटवर्क न हो, तो संदेश इसी डिवाइस पर रुकता है। आउटबॉक्स में दिखता है कि उसका क्या हुआ।',
  'Where does a question come from?': 'सवाल कहाँ से आते हैं?',
  'From readers: what was asked twice by phone or in a message is here, with the answer that helped.':
    'पाठकों से। फ़ोन या संदेश में जो दो बार पूछा गया, वह यहाँ है, उस जवाब के साथ जो काम आया।',
});
