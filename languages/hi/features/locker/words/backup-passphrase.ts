export const passphrase = 'इस बैकअप का पासवर्ड';
export const help = 'जो पासवर्ड बैकअप बनाते समय दिया था। लॉकर पासवर्ड उससे अलग हो सकता है।';
export const open = 'बैकअप खोलें';
export const decrypting = 'ताला खोल रहे हैं...';
