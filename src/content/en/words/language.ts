import { site as company } from '#content/site.ts';

// What pages say of the company.
export { company };

/** Stands before every path of a page in this language. */
export const prefix: string = '';

/** The language and its country, as documents and formats name it. */
export const tag = 'en-IN';

/** The first step of a way to a page. */
export const home = 'Home';

/** Stands on top of a page that is not translated. */
export const pageInEnglish = 'This page is in English so far.';

/** Language of the documented API, where that is not the page's: it is English in every language. */
export const documentationTag: string | undefined = undefined;
