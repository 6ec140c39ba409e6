import { plain } from '#lib/reader/plain.ts';

/** Longest address that mail can carry, in characters (RFC 5321, 4.5.3.1.3). */
export const MAX_EMAIL_CHARACTERS = 254;

// Two patterns, since the specification asks for two things: an address "shaped like {email}" at the
// sign-up, so with a domain of two labels or more, and an "email-typed" field in the contact form, which
// takes `a@b` as well, and no letters of other scripts.

// One @, something before it, a domain of two or more labels behind it; letters of any script.
const SHAPE = /^[^\s@<>()[\]\\,;:"]+@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u;

// What `<input type="email">` accepts (HTML Standard, "valid email address"), so that the rule is the
// same in every browser and in a test.
const EMAIL_INPUT =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

/** Whether a text is shaped like an e-mail address. It says nothing about whether mail arrives there. */
export function looksLikeEmail(text: string): boolean {
  return text.length <= MAX_EMAIL_CHARACTERS && SHAPE.test(text);
}

/** Whether an e-mail field takes a text, and mail can carry an address of that length. */
export function fitsEmailInput(text: string): boolean {
  return text.length <= MAX_EMAIL_CHARACTERS && EMAIL_INPUT.test(text);
}

/**
 * An address as it was meant: nothing in it that cannot be seen, and without what mail programs, links and sentences
 * put around it: `mailto:`, a label, `Asha <asha@example.com>`, the only one of a message.
 */
export function typedEmail(text: string): string {
  const typed = plain(text).trim();
  if (typed.length > MAX_MESSAGE_CHARACTERS) return typed;
  const [, within] = /^[^<>]*<([^<>\s]+)>[;,.]?$/.exec(typed) ?? [];
  // A quoted name is a part of the address (RFC 5321).
  if (/^"[^"]{1,64}"@\S+$/.test(typed)) return typed;
  const address = (within ?? typed)
    .replace(/\s{0,3}\([^()@]{0,100}\)[;,.]?$/, '')
    .replace(LABEL, '')
    .replace(LINK_REST, '')
    .replace(/^["'<(\u2018-\u201F]{1,9}|["'>),;.।\u2018-\u201F]{1,9}$/g, '');
  if (looksLikeEmail(address)) return address;
  return onlyOf(typed) ?? (fitsEmailInput(address) ? address : typed);
}

/** The addresses of a text that has several, each once; none of one that has one at most. */
export function emailsIn(text: string): readonly string[] {
  const found = addressesOf(piecesOf(text));
  return found.length > 1 ? found : [];
}

const LABEL =
  /^(?:mailto|(?:my )?(?:e-?)?mail(?: id| address)?|(?:मेरा )?(?:ईमेल|मेल)(?: आईडी| पता)?)\s*[\s:=-]\s*/i;

/** What a link to an address may say of its mail. */
const LINK_REST = /\?(?:subject|body|cc|bcc)=.*$/is;

const MAX_MESSAGE_CHARACTERS = 2_000;

/** From so many words on a text is a message, and no address with a space too many. */
const MESSAGE_WORDS = 3;

/** A space next to a sign within an address: asha. rao@example.com, asha@example .com. */
const TORN = /[._+-]\s+[^\s@]*@|@[^\s@]*\s+[.-]\S/;

const piecesOf = (text: string): readonly string[] =>
  plain(text.slice(0, MAX_MESSAGE_CHARACTERS))
    .replace(LINK_REST, '')
    // Lawful before the @, and what parts two addresses behind it.
    .replace(/(@[^\s@/&+]{1,254})[/&+]/g, '$1 ')
    .split(/[\s,;:|()<>[\]"।。]+/)
    .map((piece) => piece.replace(/^['"=-]{1,9}|[.!?'"=-]{1,9}$/g, ''))
    .filter(Boolean);

/** Letter case makes no second address. */
const addressesOf = (pieces: readonly string[]): readonly string[] =>
  pieces.filter(
    (piece, i) =>
      looksLikeEmail(piece) &&
      !pieces.slice(0, i).some((before) => before.toLowerCase() === piece.toLowerCase()),
  );

/** The one address of a text, unless a word before it may be its beginning. */
function onlyOf(text: string): string | undefined {
  const pieces = piecesOf(text);
  const [address, other] = addressesOf(pieces);
  if (!address || other || TORN.test(text)) return undefined;
  return pieces[0] === address || pieces.length >= MESSAGE_WORDS ? address : undefined;
}
