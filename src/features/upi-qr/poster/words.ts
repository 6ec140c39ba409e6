/** What a poster says in English. */
export const ENGLISH = {
  scan: 'Scan and pay with any UPI app',
  check: (name: string) => `Look for the name ${name} before you pay`,
};

/** What a poster says in Hindi; `hindi-outlines.ts` draws it, so that no device needs a typeface for it. */
export const HINDI = {
  scan: 'यहाँ स्कैन करके पेमेंट करें',
  check: 'पेमेंट से पहले यह नाम देखें',
};

/** The other lines in Hindi, which are drawn as those of further languages are. */
export const HINDI_KIT = {
  first: 'स्कैन करें',
  second: 'नाम देखें',
  third: 'पेमेंट करें',
  amount: 'रकम',
  thanks: 'धन्यवाद',
};

/** What a poster's kit says where a language has no outline of it. */
export const ENGLISH_KIT = {
  first: 'Scan',
  second: 'Check the name',
  third: 'Pay',
  amount: 'Amount',
  thanks: 'Thank you',
};
