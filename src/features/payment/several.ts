import { severalIn } from '#lib/codes/codes-in.ts';
import { plain } from '#lib/reader/plain.ts';
import { expiriesIn } from './expiry.ts';

// Sixteen digits, fifteen as Amex groups them, or as many as a card may have (ISO/IEC 7812: 19 at most).
const CARD = '\\d{4}([ -]?)\\d{4}\\1\\d{4}\\1\\d{4}|\\d{4}[ -]\\d{6}[ -]\\d{5}|\\d{13,19}';

const MAX_CHARACTERS = 400;

/** What a text has several of, though the field takes one; none of what it has one of at most. */
export const SEVERAL = {
  cardNumber: (text: string) => severalIn(text, CARD),
  expiry: (text: string) => unlessOne(expiriesIn(text)),
  cvv: (text: string) => unlessOne(partsOf(text, /\d+/g).filter((part) => part.length === 3)),
} as const;

const partsOf = (text: string, form: RegExp): readonly string[] =>
  plain(text.slice(0, MAX_CHARACTERS)).match(form) ?? [];

function unlessOne(found: readonly string[]): readonly string[] {
  const different = [...new Set(found)];
  return different.length > 1 ? different : [];
}
