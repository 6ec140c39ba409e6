export const about =
  'इस डिवाइस में आपके दस्तावेज़ ताले (एन्क्रिप्शन) में हैं। उनके नाम और जारी करने वालों के नाम भी। गिनती, साइज़ और तारीखें ताले में नहीं हैं।';
export const refusesFiles = 'लॉक चालू हो, तो लॉकर दूसरे ऐप से आई फ़ाइलें नहीं लेता।';
export const lockAfter = 'अपने आप कब लॉक हो';
export const never = 'कभी नहीं';
export const minutesWithoutUse = (minutes: number) => `${minutes} मिनट काम न होने पर`;
export const lockNow = 'अभी लॉक करें';
export const changePassphrase = 'लॉकर पासवर्ड बदलें';
export const useScreenLock = 'स्क्रीन लॉक से भी खोलें';
export const stopScreenLock = 'स्क्रीन लॉक से खोलना बंद करें';
export const saveEncrypted = 'ताले वाला बैकअप बनाएँ';
export const takeOff = 'लॉक हटाएँ';

export const changeIt = 'बदलें';
export const changing = 'बदल रहे हैं...';
export const changed = 'लॉकर पासवर्ड बदल गया।';

export const aboutScreenLock =
  'जो यह डिवाइस खोल सकता है, वह फिर लॉकर भी खोल सकता है। डिवाइस फ़िंगरप्रिंट से खुले, चेहरे से या कोड से। लॉकर पासवर्ड सँभालकर रखें। नया फ़िंगरप्रिंट जोड़ने या डिवाइस रीसेट करने पर यह तरीका बंद हो सकता है।';
export const useIt = 'चालू करें';
export const asking = 'डिवाइस से पूछ रहे हैं...';
export const screenLockUsed = 'लॉकर अब इस डिवाइस के स्क्रीन लॉक से भी खुलता है।';
/** Shown by the device next to the name of the site. */
export const credential = 'दस्तावेज़ लॉकर';

export const aboutEncrypted =
  'यह बैकअप किसी भी डिवाइस पर खुलता है। पर सिर्फ़ उसी पासवर्ड से, जो आप यहाँ देते हैं। भूला हुआ पासवर्ड कोई वापस नहीं ला सकता।';
export const saveIt = 'ताला लगाकर बनाएँ';
export const packing = 'बैकअप बना रहे हैं...';

export const aboutTakingOff =
  'फिर दस्तावेज़ों पर ताला (एन्क्रिप्शन) नहीं रहता। जो यह डिवाइस खोल सकता है, वह उन्हें भी खोल सकता है।';
export const takeItOff = 'हटाएँ';
export const decrypting = 'ताला खोल रहे हैं...';
