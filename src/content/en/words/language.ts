/** Stands before every path of a page in this language. */
export const prefix: string = '';

/** The language and its country, as documents and formats name it. */
export const tag = 'en-IN';
