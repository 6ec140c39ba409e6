import { plural } from '#languages/hi/words/plural.ts';

/** What is missing without being needed, and what becomes of it. */
export const without = (count: number) =>
  plural(
    count,
    `${count} फ़ाइल नहीं आई, जैसे फ़ॉन्ट, तस्वीर या डाउनलोड। नेटवर्क ने उसे आने नहीं दिया। उसके बिना भी हर पेज और टूल चलता है। वह बाद में अपने आप आ जाएगी।`,
    `${count} फ़ाइलें नहीं आईं, जैसे फ़ॉन्ट, तस्वीरें या डाउनलोड। नेटवर्क ने उन्हें आने नहीं दिया। उनके बिना भी हर पेज और टूल चलता है। वे बाद में अपने आप आ जाएँगी।`,
  );
