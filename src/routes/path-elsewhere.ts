/**
 * Where a page is that a language lacks: in the default language, with what followed its path there. A query does not
 * begin as before: the inline script would lead the installed app, and shared files, back to the language.
 *
 * @param path without the prefix of the language
 * @param search query with its question mark, or nothing
 */
export const pathElsewhere = (path: string, search: string): string =>
  path + search.replace('?', '?&');
