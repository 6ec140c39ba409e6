/** Languages of a poster: English, Hindi, or Hindi above English. */
export type PosterLanguage = 'both' | 'hi' | 'en';

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
