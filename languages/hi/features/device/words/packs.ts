export const api = {
  heading: 'API के पेज',
  about: 'डेवलपर के लिए: API की पूरी जानकारी, काम के उदाहरण और sandbox। ये बिना नेटवर्क भी चलते हैं।',
  removeAbout: 'API के पेज इस डिवाइस से हटाएँ',
};
export const posters = {
  heading: 'पोस्टर की भाषाएँ',
  about: 'QR पोस्टर के शब्द बांग्ला, मराठी, तेलुगु, तमिल, गुजराती और कन्नड़ में। इनसे पोस्टर बिना नेटवर्क भी बनते हैं।',
  removeAbout: 'पोस्टर की भाषाएँ इस डिवाइस से हटाएँ',
};
export const takes = (size: string) => `यहाँ ${size} जगह लेता है।`;
export const keep = 'इस डिवाइस पर रखें';
export const fetching = 'ला रहे हैं...';
export const fetched = 'यह सब इस डिवाइस पर है।';
export const notFetched = 'यह लाया नहीं जा सका। कृपया नेटवर्क आने पर फिर कोशिश करें।';
export const remove = 'हटाएँ';
export const removed =
  'यह अब इस डिवाइस पर नहीं है। पूरी साइट अब अपने आप नहीं आएगी। नीचे की सेटिंग में इसे बदल सकते हैं।';
export const notRemoved = 'यह हटाया नहीं जा सका। फिर कोशिश करें, या ब्राउज़र में इस साइट का डेटा मिटाएँ।';
