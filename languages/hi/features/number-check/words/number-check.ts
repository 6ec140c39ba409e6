export const check = 'फ़ॉर्मेट जाँचें';
export const checking = 'जाँच रहे हैं...';
export const failed = 'जाँच करने वाला हिस्सा लोड नहीं हो सका। कृपया नेटवर्क आने पर पेज फिर खोलें।';
export const formatRight = 'फ़ॉर्मेट सही है';
export const formatWrong = 'फ़ॉर्मेट गलत है';
export const cannotTell = 'कह नहीं सकते';
export const readAs = 'टूल ने पढ़ा';
export const onlyFormat = 'फ़ॉर्मेट सही लगता है। इससे साबित नहीं होता कि दस्तावेज़ असली है।';
