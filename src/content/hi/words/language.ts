/** Stands before every path of a page in this language. */
export const prefix: string = '/hi';

/** The language and its country, as documents and formats name it. */
export const tag = 'hi-IN';

/** The first step of a way to a page. */
export const home = 'होम';

/** Stands on top of a page that is not translated. */
export const pageInEnglish = 'यह पेज अभी अंग्रेज़ी में है।';
