/**
 * The page that lists all languages of a site that has three or more. No application runs on it,
 * and no device keeps it. Its file has the ending `.html`.
 */
export const ALL_LANGUAGES_PAGE = '/languages';

/** All languages but the default one, as JSON: an array of `OfferedLanguage`. */
export const FURTHER_LANGUAGES_FILE = '/languages.json';
