import english from '#copy/pages/search.ts';
import { translate } from '#copy/translate.ts';

export default translate(english, {
  'Search this site': 'इस साइट में खोजें',
  'Find any page of the site by its words: products, APIs, tools, questions and answers. Works without a network once the site was opened.':
    'शब्द लिखकर साइट का कोई भी पेज खोजें: प्रोडक्ट, API, टूल, सवाल-जवाब। साइट एक बार खोल लें, फिर खोज बिना नेटवर्क के भी चलती है।',
  Search: 'खोजें',
  'Type a word or two. The search runs on your device, with or without a network.':
    'एक-दो शब्द लिखें। खोज आपके डिवाइस पर चलती है, नेटवर्क हो या न हो।',
  'The search reads every rate and rule, and the titles, headings and questions of every page.':
    'खोज हर रेट और नियम में होती है, और हर पेज के नाम, हेडिंग और सवालों में।',
  'What the search looks through': 'खोज यहाँ-यहाँ देखती है',
  pages: 'पेज',
  tools: 'टूल',
  'rates and rules': 'रेट और नियम',
  'Search needs JavaScript, which is off or has not started. The links below and the lists at the end of each page lead everywhere.':
    'खोज के लिए JavaScript चाहिए, जो यहाँ बंद है या चल नहीं पाया। नीचे के लिंक और हर पेज के आखिर की सूची से हर जगह पहुँचें।',
  'Good places to start': 'यहाँ से शुरू करें',
  'All products': 'सभी प्रोडक्ट',
  'All APIs': 'सभी API',
  'Rates, limits and documents': 'रेट, लिमिट और दस्तावेज़',
  'Questions and answers': 'सवाल-जवाब',
  'Contact Us': 'संपर्क करें',
  'No page has all of these words. Try fewer or shorter ones, or another word for the same thing: “bill” for electricity, “locker” for documents.':
    'ये सारे शब्द किसी एक पेज पर नहीं हैं। कम या छोटे शब्द लिखें। या उसी चीज़ का दूसरा नाम लिखें: बिजली के लिए “बिल”, दस्तावेज़ के लिए “लॉकर”।',
  'Ask us instead': 'या हमसे पूछ लें',
  FAQs: 'सवाल-जवाब',
});
