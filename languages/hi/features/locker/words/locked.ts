export const locked = 'लॉकर लॉक है।';
export const encrypted = 'इसमें जो है, उस पर इस डिवाइस में ताला (एन्क्रिप्शन) लगा है।';
export const toSeeFile = 'चुनी हुई फ़ाइल में क्या है, यह देखने के लिए लॉक खोलें।';
export const passphrase = 'लॉकर पासवर्ड';
export const unlock = 'लॉक खोलें';
export const unlocking = 'लॉक खोल रहे हैं...';
export const wrongTryAgain = 'यह लॉकर पासवर्ड सही नहीं है। फिर कोशिश करें।';
export const wrongTryAgainIn = (seconds: number) =>
  `यह लॉकर पासवर्ड सही नहीं है। ${seconds} सेकंड बाद फिर कोशिश करें।`;
export const useScreenLock = 'स्क्रीन लॉक से खोलें';
export const forgotten = 'लॉकर पासवर्ड याद नहीं? तब लॉकर मिटाना ही रास्ता है।';
export const erase = 'लॉकर मिटाएँ';
