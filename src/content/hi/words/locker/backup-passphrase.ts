export const passphrase = 'इस बैकअप का पासवर्ड';
export const help = 'बैकअप इसी पासवर्ड से बना था। वह इस लॉकर के पासवर्ड से अलग हो सकता है।';
export const open = 'बैकअप खोलें';
export const decrypting = 'ताला खोल रहे हैं...';
