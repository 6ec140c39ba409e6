const OTHER_THAN_LATIN = /(?!\p{Script=Latin})\p{L}/u;

/**
 * Language of a text that was found, where it is not the page's: a page that is not translated is English, but for
 * what it shares with translated ones.
 */
export const languageOf = (text: string, inEnglish = false): 'en' | undefined =>
  inEnglish && !OTHER_THAN_LATIN.test(text) ? 'en' : undefined;
