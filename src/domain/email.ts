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
 * An address as it was meant: nothing in it that cannot be seen, and without what mail programs and links put around
 * it: `mailto:`, a label, `Asha <asha@example.com>`.
 */
export function typedEmail(text: string): string {
  const typed = plain(text).trim();
  if (typed.length > 2 * MAX_EMAIL_CHARACTERS) return typed;
  const [, within] = /^[^<>]*<([^<>\s]+)>[;,.]?$/.exec(typed) ?? [];
  // A quoted name is a part of the address (RFC 5321).
  if (/^"[^"]{1,64}"@\S+$/.test(typed)) return typed;
  return (within ?? typed)
    .replace(/\s{0,3}\([^()@]{0,100}\)[;,.]?$/, '')
    .replace(/^(?:mailto|e-?mail(?: id| address)?|ईमेल)\s*[:=-]\s*/i, '')
    .replace(/\?(?:subject|body|cc|bcc)=.*$/is, '')
    .replace(/^["'<(]{1,9}|["'>),;.]{1,9}$/g, '');
}
