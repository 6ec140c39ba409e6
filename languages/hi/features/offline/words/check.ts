export const heading = 'आपके डिवाइस पर यह साइट';
export const about =
  'यह जाँच यहाँ रखे हर पेज को हमारे असली पेज से मिलाती है। जो पेज खराब हो, उसे ठीक करती है। आपके संदेश बने रहते हैं।';
export const check = 'यहाँ रखी साइट जाँचें';
export const checking = 'जाँच रहे हैं...';
export const filesChecked = 'जाँची गई फ़ाइलें';
export const notLoaded = 'जाँच करने वाला हिस्सा लोड नहीं हो सका। नेटवर्क से जुड़ें और फिर कोशिश करें।';
