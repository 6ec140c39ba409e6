import { withoutLabel } from '#lib/codes/label.ts';
import { plain } from '#lib/reader/plain.ts';
import { looksLikeEmv } from './emv-code.ts';
import { UPI_LABELS } from './labels/upi.ts';
import { UPI_ID_PATTERN } from './number-patterns.ts';
import { upiLinkIn } from './upi-link.ts';

/** A name, @ and a handle, for use within a longer pattern. */
export const UPI_ID_FORM = UPI_ID_PATTERN.slice(1, -1);

const UPI_ID = new RegExp(UPI_ID_PATTERN);

/** From so many words on a text is a message, and no ID with a space too many. */
const MESSAGE_WORDS = 3;

/** A colon of a link is not an end of a label. */
const OTHER_LINK = /^\s*[a-z][a-z+.-]{1,20}:\/\//i;

/** An ID with a name behind it: `shop@example (Asha)`, `shop@example, Asha`. */
const NAMED = /^([^\s,;([]{1,400})(?:[,;]\s|\s?[([])[^@]*$/;

/** A phone number or an amount, which is next to an ID and no part of it. */
const NUMBER = /^[+\u20B9]?\d{3}/;

/** What sentences, quotes and chats put around an ID; an ID may begin with a dot, a hyphen or an underscore itself. */
const AROUND =
  /^[^\p{L}\p{M}\p{N}@._*#\u2022\u25CF\u00D7-]{1,9}|(?:[^\p{L}\p{M}\p{N}@*#\u2022\u25CF\u00D7]|[*#](?![*#])){1,9}$/gu;

/**
 * As HDFC Bank's statements have it: name, ID, IFSC. Names have spaces, and long handles are torn by an end of a
 * line.
 */
const ON_STATEMENT =
  /(^|[^\p{L}\p{N}])UPI-(?:(?:[^@-]{1,60}-)?([\w.-]{2,256}@\w{1,64})(?:\s(\w{1,12}))?-(?=[A-Z]{4}0[A-Z\d]{6})|[^@-]{0,60}\s[^@-]{0,60}-(?=[\w.-]{2,256}@))/giu;

/** In messages of banks a sentence may begin right behind an ID: `q1@ybl.Ref No`. */
const SENTENCE = /(@[a-z\d]{2,64}\.)(?=(?!Com|Net|Org|Co|In)[A-Z][A-Za-z]+[ :])/g;

/** A text in which the IDs of a statement's lines are apart from what is joined to them. */
export const withPartedIds = (text: string): string =>
  text
    .replace(SENTENCE, '$1 ')
    .replace(ON_STATEMENT, (_, before: string, id = '', rest = '') =>
      id ? `${before}UPI ${id}${rest}, ` : `${before}UPI `,
    );

const bare = (text: string): string => text.replace(AROUND, '');

/**
 * A UPI ID as it was meant: nothing around it, nothing in it that cannot be seen, no space next to the @, where
 * keyboards put one; that of a `upi:` link, or the only one of a message. Letters stay as typed.
 */
export function typedUpiId(text: string): string {
  const link = upiLinkIn(text);
  if (link) return link.payees.length > 1 ? text.trim() : link.upiId;
  if (OTHER_LINK.test(text) || looksLikeEmv(text)) return text.trim();
  const whole = withPartedIds(
    plain(text)
      .trim()
      .replace(/\uFE6B/g, '@'),
  );
  // An ID may begin like a label: upi.shop@example.
  const typed = /[\s:#=,]/.test(whole) ? withoutLabel(whole, UPI_LABELS) : whole;
  const joined = bare(typed.split('@').map(trimmed).join('@'));
  if (isUpiId(joined)) return joined;
  const [, first = ''] = NAMED.exec(typed) ?? [];
  if (isUpiId(bare(first))) return bare(first);
  const words = typed.slice(0, MAX_MESSAGE_CHARACTERS).split(/[\s,:;/()<>"]+/);
  const ids = words.map(bare).filter(isUpiId);
  const isMessage =
    words.length >= MESSAGE_WORDS || words.some((word) => NUMBER.test(word) && !word.includes('@'));
  return isMessage && ids.length === 1 ? (ids[0] as string) : typed;
}

/** The UPI IDs of a text that has several, as they are written; none of one that has one at most. */
export function upiIdsIn(text: string): readonly string[] {
  if (upiLinkIn(text) || looksLikeEmv(text)) return [];
  const words = withPartedIds(plain(text.slice(0, MAX_MESSAGE_CHARACTERS))).split(
    /[\s,:;|/()<>"]+/,
  );
  const ids = new Set(words.map(bare).filter(isUpiId));
  return ids.size > 1 ? [...ids] : [];
}

const trimmed = (part: string): string => part.trim();

const MAX_MESSAGE_CHARACTERS = 2_000;

/** Whether a text has the form of a UPI ID, in small letters or capitals, with nothing around it. */
export const isUpiId = (text: string): boolean => UPI_ID.test(text) && !looksLikeEmv(text);

/** A number that identifies an account in UPI, such as a mobile number (NPCI, UPI Number: 8 to 10 digits). */
export const isUpiNumber = (text: string): boolean =>
  /^\d{8,10}$/.test(text.replace(/[\s-]/g, '').replace(/^\+91/, ''));
