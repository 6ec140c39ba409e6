// Whole pairs first, so that only halves without a partner are dropped.
const SURROGATES = /[\uD800-\uDBFF][\uDC00-\uDFFF]|[\uD800-\uDFFF]/g;

// Control characters, line and paragraph separators, and marks that turn the direction of what follows: in
// a payment app they could make a name look like another. Joiners stay; Indian scripts and emoji need them.
const UNSEEN = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/gu;

/** A name or a note on one line, of whole characters, in one spelling. */
export const cleanText = (text: string): string =>
  text
    .replace(SURROGATES, (found) => (found.length === 2 ? found : ''))
    .replace(UNSEEN, ' ')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
