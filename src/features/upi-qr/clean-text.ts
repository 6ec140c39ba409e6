import { withoutMarks } from '#lib/reader/marks.ts';

// Whole pairs first, so that only halves without a partner are dropped.
const SURROGATES = /[\uD800-\uDBFF][\uDC00-\uDFFF]|[\uD800-\uDFFF]/g;

// Control characters, line and paragraph separators, and marks that turn the direction of what follows: in
// a payment app they could make a name look like another. They separate the text around them.
const UNSEEN = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/gu;

// Emoji are put together with a joiner, which other readers take away.
const JOINED = /(\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)\u200D/gu;
const JOINER_KEPT = '\uE000';

/** A name or a note on one line, of whole characters, in one spelling, without what nobody sees. */
export const cleanText = (text: string): string =>
  withoutMarks(
    text
      .replace(SURROGATES, (found) => (found.length === 2 ? found : ''))
      .replace(UNSEEN, ' ')
      .replaceAll(JOINER_KEPT, '')
      .replace(JOINED, `$1${JOINER_KEPT}`),
  )
    .replaceAll(JOINER_KEPT, '\u200D')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
