import english from '#copy/pages/device.ts';
import { textsBetween, translate } from '#copy/translate.ts';
import { site } from '#facts/site.ts';
import { news } from '#generated/news.ts';
import { brand } from '#languages/hi/brand.ts';

export default translate(
  english,
  {
    'This device: what is kept here': 'यह डिवाइस: यहाँ क्या-क्या रखा है',
    'What the site keeps on this device and how to export or delete it: pages, waiting messages, documents, drafts. Version, updates and the home screen.':
      'साइट इस डिवाइस पर क्या रखती है: पेज, रुके हुए संदेश, दस्तावेज़, अधूरे फ़ॉर्म। उसे फ़ाइल में कैसे निकालें या मिटाएँ। वर्शन, अपडेट और होम स्क्रीन भी।',
    'Your device': 'आपका डिवाइस',
    'This device': 'यह डिवाइस',
    [`What ${site.brand} keeps here, and what you can do with it. This site needs no account.`]: `${brand} (${site.brand}) यहाँ क्या रखता है, और आप उसका क्या कर सकते हैं। इस साइट के लिए कोई खाता नहीं चाहिए।`,
    'JavaScript does not run in this browser, so this page cannot count, export or delete what is kept here. Your data is still here. Ask us if you need help:':
      'यहाँ रखी चीज़ें गिनने, निकालने और मिटाने के लिए JavaScript चाहिए। इस ब्राउज़र में वह नहीं चलता। आपकी चीज़ें फिर भी यहीं हैं। मदद चाहिए, तो हमसे पूछें:',

    'What is new': 'नया क्या है',

    'Kept here': 'यहाँ रखा है',
    'None of it has left this device, except what you sent.':
      'इसमें से सिर्फ़ वही बाहर गया, जो आपने भेजा। बाकी सब इसी डिवाइस पर है।',
    'Export your data': 'फ़ाइल में निकालें',
    'One zip file with your documents, waiting messages and drafts. It is not encrypted, so store it safely.':
      'दस्तावेज़, रुके हुए संदेश और अधूरे फ़ॉर्म एक zip फ़ाइल में आते हैं। उस पर ताला (एन्क्रिप्शन) नहीं है। उसे अपने दस्तावेज़ों की तरह सँभालकर रखें।',
    'Delete your data': 'इस डिवाइस से मिटाएँ',
    'This deletes everything that you keep here. The pages of the site stay and open without a network.':
      'यहाँ रखी आपकी हर चीज़ मिट जाती है। साइट के पेज रहते हैं और बिना नेटवर्क के खुलते हैं।',

    'Put it on the home screen': 'होम स्क्रीन पर रखें',
    'It opens without a browser bar and without a network.':
      'फिर साइट ब्राउज़र की पट्टी के बिना खुलती है, और नेटवर्क के बिना भी।',
    [`${site.brand} is installed`]: `${brand} इंस्टॉल है`,
    'It opens from its own icon, without a browser bar and without a network.':
      'यह अपने आइकन से खुलता है। न ब्राउज़र की पट्टी दिखती है, न नेटवर्क चाहिए।',
    [`Open ${site.brand} in Chrome, Edge or Samsung Internet.`]: `${brand} को Chrome, Edge या Samsung Internet में खोलें।`,
    'Open the browser’s menu, the three dots or lines.': 'ब्राउज़र का मेनू खोलें: तीन डॉट या तीन लकीरें।',
    'Choose “Add to home screen”, then “Install”.':
      '“Add to home screen” (होम स्क्रीन पर जोड़ें) चुनें, फिर “Install” (इंस्टॉल करें)।',
    [`Open ${site.brand} in Safari.`]: `${brand} को Safari में खोलें।`,
    'Press Share, the square with an arrow.': '“Share” (शेयर करें) दबाएँ: तीर वाला चौकोर निशान।',
    'Choose “Add to Home Screen”, then “Add”.':
      '“Add to Home Screen” (होम स्क्रीन पर जोड़ें) चुनें, फिर “Add” (जोड़ें)।',
    Computer: 'कंप्यूटर',
    'Chrome and Edge: the install icon at the end of the address bar.':
      'Chrome और Edge: पते की पट्टी के आखिर में इंस्टॉल का निशान दबाएँ।',
    'Safari on a Mac: File, then “Add to Dock”.':
      'Mac पर Safari: पहले “File”, फिर “Add to Dock” चुनें।',
    'Firefox: keep a bookmark; it opens without a network as well.':
      'Firefox: बुकमार्क बना लें। साइट इसमें भी बिना नेटवर्क के खुलती है।',

    Lock: 'लॉक',
    'A passphrase encrypts the documents in the locker, and their names. Nobody can recover a forgotten passphrase.':
      'लॉकर पासवर्ड से दस्तावेज़ों पर ताला (एन्क्रिप्शन) लगता है, उनके नामों पर भी। भूला हुआ लॉकर पासवर्ड कोई वापस नहीं ला सकता।',

    'How it looks and works': 'कैसा दिखे, कैसे चले',
    'For this device only.': 'सिर्फ़ इस डिवाइस के लिए।',
    'Fetch the whole site': 'पूरी साइट लाते रहें',
    'API pages, the sandbox and the other language come in the background. Turned off, they open with a network.':
      'API के पेज, sandbox और दूसरी भाषा अपने आप इस डिवाइस पर आते हैं। बंद करें, तो ये नेटवर्क से ही खुलेंगे।',
    'Calm mode': 'शांत मोड',
    'No motion, no pictures, less data. Good for old phones, headaches and small data packs.':
      'कुछ हिलता नहीं, तस्वीरें नहीं आतीं, डेटा कम लगता है। पुराने फ़ोन, छोटे डेटा पैक और सिरदर्द में अच्छा।',
    'Single keys: / ? j k': 'अकेले बटन: / ? j k',
    '/ opens the search, ? shows all keys. Turn them off if you speak to your device or press keys by accident. Ctrl-K and ⌘K stay.':
      '/ से खोज खुलती है, ? से बटनों की सूची। फ़ोन या कंप्यूटर से बोलकर काम लेते हों, या बटन गलती से दब जाते हों, तो इन्हें बंद करें। Ctrl-K और ⌘K चलते रहते हैं।',
  },
  textsBetween(news.en, news.hi),
);
