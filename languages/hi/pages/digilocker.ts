import english from '#copy/pages/digilocker.ts';
import { translate } from '#copy/translate.ts';

export default translate(english, {
  'Document locker': 'दस्तावेज़ लॉकर',
  'Keep documents on this device: search, upload, preview, download and export. A demo locker, not connected to the Government’s DigiLocker.':
    'दस्तावेज़ इस डिवाइस पर रखें: खोजें, जोड़ें, देखें, डाउनलोड करें और निकालें। यह डेमो लॉकर है, सरकार के DigiLocker से जुड़ा नहीं है।',
  'Keep your documents on this device and find them without a network.':
    'अपने दस्तावेज़ इस डिवाइस पर रखें और बिना नेटवर्क के खोज लें।',
  APIs: 'API',
  'The locker runs only in your browser and needs JavaScript, which is off or has not started. Turn it on for this site, load the page again, or ask us:':
    'लॉकर सिर्फ़ आपके ब्राउज़र में चलता है और उसे JavaScript चाहिए। यहाँ वह बंद है या चल नहीं पाया। इस साइट के लिए उसे चालू करें, पेज फिर से खोलें, या हमसे पूछें:',
  'This is a demo locker, not connected to the Government’s DigiLocker. Sign-in is simulated, the three documents are samples, and what you upload stays on your device.':
    'यह डेमो लॉकर है, सरकार के DigiLocker से जुड़ा नहीं है। लॉगिन भी डेमो है और तीनों दस्तावेज़ सैंपल हैं। आप जो जोड़ते हैं, वह आपके डिवाइस पर रहता है।',

  'What the locker does': 'लॉकर क्या करता है',
  'Three sample documents': 'तीन सैंपल दस्तावेज़',
  'An identity document, a licence and a marksheet to try.':
    'आज़माने के लिए: एक पहचान का दस्तावेज़, एक लाइसेंस, एक पढ़ाई का दस्तावेज़।',
  Search: 'खोजें',
  'By title, type or issuer.': 'नाम, प्रकार या जारी करने वाले से।',
  Upload: 'फ़ाइल जोड़ें',
  'Choose, drop, paste or photograph a file. It goes to the top of the list.':
    'फ़ाइल चुनें, खींचकर छोड़ें, पेस्ट करें या फ़ोटो खींचें। वह सूची में सबसे ऊपर आती है।',
  View: 'देखें',
  'A preview next to the list, or below it on a phone.': 'प्रीव्यू सूची के बगल में, फ़ोन पर सूची के नीचे।',
  'Download and export': 'डाउनलोड करें और निकालें',
  'One document as text, or the whole list as JSON.': 'एक दस्तावेज़ टेक्स्ट में, या पूरी सूची JSON में।',
  'Share link': 'शेयर लिंक',
  'A link that opens only where the document is: on this device.':
    'लिंक वहीं खुलता है, जहाँ दस्तावेज़ है: सिर्फ़ इस डिवाइस पर।',

  'Your first document': 'आपका पहला दस्तावेज़',
  'Sign in': 'लॉगिन करें',
  'No password. Three documents to try appear.': 'पासवर्ड नहीं लगता। आज़माने के लिए तीन दस्तावेज़ आ जाते हैं।',
  Add: 'जोड़ें',
  'Choose a file; it appears at the top as Uploaded.':
    'फ़ाइल चुनें। वह सबसे ऊपर आती है और उस पर “जोड़ा गया” लिखा होता है।',
  Find: 'ढूँढें',
  'Type part of a title, a type or an issuer.':
    'दस्तावेज़ का नाम, प्रकार या जारी करने वाला लिखें। थोड़ा-सा भी चलेगा।',
  'Move it': 'दूसरे डिवाइस पर ले जाएँ',
  'Save a backup with all files and import it on your next phone.':
    'सभी फ़ाइलों का बैकअप बनाएँ। अगले फ़ोन पर उसे वापस लाएँ।',

  'Questions about the locker': 'लॉकर के बारे में सवाल',
  'Does anyone else see my documents?': 'क्या मेरे दस्तावेज़ किसी और को दिखते हैं?',
  'No. Your browser keeps them on this device, and what you upload goes to no server, not even ours. One exception: if the browser has removed the offline part of this site, a file shared from another app reaches our server, which does not store it. Anyone who can unlock this device can open your documents, unless you set a passphrase, which encrypts them. Without one, what you delete may stay on the disk for a while.':
    'नहीं। आपका ब्राउज़र उन्हें इसी डिवाइस पर रखता है। आप जो जोड़ते हैं, वह किसी सर्वर पर नहीं जाता, हमारे सर्वर पर भी नहीं। बस एक हालत में ऐसा नहीं है। मान लें, ब्राउज़र ने साइट का ऑफ़लाइन हिस्सा हटा दिया। तब दूसरे ऐप से शेयर की गई फ़ाइल हमारे सर्वर तक आती है। सर्वर उसे रखता नहीं। जो यह डिवाइस खोल सकता है, वह आपके दस्तावेज़ भी खोल सकता है। लॉकर पासवर्ड लगाएँ, तो दस्तावेज़ों पर ताला (एन्क्रिप्शन) लग जाता है। लॉकर पासवर्ड न हो, तो हटाई हुई चीज़ कुछ समय डिस्क पर रह सकती है।',
  'What can I upload?': 'क्या-क्या जोड़ सकते हैं?',
  'Any type of file up to 25 MB, free of charge. Pictures and plain text have a preview; other files can be downloaded. What another app or a website sends waits in a tray until you keep or discard it.':
    '25 MB तक की किसी भी तरह की फ़ाइल, मुफ़्त। तस्वीर और सादे टेक्स्ट का प्रीव्यू दिखता है। बाकी फ़ाइलें डाउनलोड कर सकते हैं। दूसरे ऐप या वेबसाइट से आई चीज़ एक ट्रे में रुकती है। उसे रखना है या हटाना, आप तय करते हैं।',
  'Who can open a share link?': 'शेयर लिंक कौन खोल सकता है?',
  'Only this device: the link points to a document in this browser. Anywhere else it opens a page that says so. To give someone the file, download it and send it.':
    'सिर्फ़ यही डिवाइस। लिंक इस ब्राउज़र में रखे दस्तावेज़ का है। कहीं और खोलें, तो एक पेज यही बात बताता है। फ़ाइल किसी को देनी हो, तो डाउनलोड करके भेजें।',
  'Can I lose my documents?': 'क्या मेरे दस्तावेज़ खो सकते हैं?',
  'Yes. Clearing the site’s data or signing out removes them, a private window forgets them, and nobody can recover a forgotten passphrase. Safari on an iPhone may clear them after seven days unless the site is on the home screen. Keep the originals, and a backup.':
    'हाँ। साइट का डेटा मिटाने या लॉगआउट करने पर वे हट जाते हैं। प्राइवेट विंडो उन्हें याद नहीं रखती। भूला हुआ लॉकर पासवर्ड कोई वापस नहीं ला सकता। iPhone का Safari उन्हें सात दिन बाद मिटा सकता है। साइट होम स्क्रीन पर हो, तो नहीं। असली दस्तावेज़ और एक बैकअप अपने पास रखें।',
  'Is it an official record?': 'क्या यह सरकारी रिकॉर्ड है?',
  'No. The first three are invented, and an upload is only as genuine as your file. For a legally valid copy, go to the office that issued it.':
    'नहीं। पहले तीन दस्तावेज़ बनावटी हैं। और आपकी फ़ाइल जितनी असली है, जोड़ने पर भी उतनी ही रहती है। कानून में मान्य कॉपी के लिए जारी करने वाले ऑफ़िस जाएँ।',

  'Pages about documents': 'दस्तावेज़ों वाले पेज',
  'Reading documents': 'दस्तावेज़ पढ़ना',
  'Driving licence': 'ड्राइविंग लाइसेंस',
  'Privacy Policy': 'प्राइवेसी पॉलिसी',
});
