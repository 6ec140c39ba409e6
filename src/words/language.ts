import { site as company } from '#facts/site.ts';

// What pages say of the company.
export { company };

/** The prefix of every path in this language. */
export const prefix: string = '';

/** The language and its country, as documents and formats name it. */
export const tag = 'en-IN';

/** The way in which it is read. */
export const direction: 'ltr' | 'rtl' = 'ltr';

/** The language as its readers write it. */
export const name = 'English';

/** Leads to the list of all languages, where the site has more than two. */
export const allLanguages = 'All languages';

/** Asks readers of a page in another language whether they would rather have this one. */
export const question = 'Would you like to read this site in English?';

/** The answer that leads to it. */
export const accept = 'Read in English';

/** The answer to another language's question that stays in this one. */
export const stay = 'Stay in English';

/** Asks who leaves for another language a page that holds something typed. */
export const leaveTyped = 'Leave this page? What is not saved is lost.';

/** The answer that leaves. */
export const leave = 'Leave this page';

/** In place of a page that this device does not keep, while there is no network. */
export const waiting = {
  heading: 'This page needs a network',
  text: 'It is not on this device yet, or its copy is damaged. It opens here as soon as there is a network.',
  kept: 'Messages and documents that you saved here are kept.',
  again: 'Try again',
  inDefault: 'Read it in English',
};

/** The first step of a way to a page. */
export const home = 'Home';

/** Shown on top of a page that is not translated. */
export const pageInEnglish = 'This page is in English.';

/** Shown on top of a page of which some is not translated yet. */
export const pagePartlyInEnglish = 'Some of this page is in English.';

/** Language of what components say, for a page whose copy is in English in every language. */
export const wordsTag: string | undefined = undefined;

/** Language of the documented API, where that is not the page's: it is English in every language. */
export const documentationTag: string | undefined = undefined;
