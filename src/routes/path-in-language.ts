/**
 * Path of a page in a language of the site.
 *
 * @param prefix of the language, '' or `/hi`
 * @param path of the page
 * @returns `/hi/contact`, and `/hi` for the home page
 */
export const pathInLanguage = (prefix: string, path: string): string =>
  prefix && path === '/' ? prefix : prefix + path;
