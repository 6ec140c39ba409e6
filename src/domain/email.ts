/** Longest address that mail can carry (RFC 5321, 4.5.3.1.3). */
const MAX_CHARACTERS = 254;

// One @, something before it, a domain of two or more labels behind it; letters of any script.
const SHAPE = /^[^\s@<>()[\]\\,;:"]+@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u;

/** Whether a text is shaped like an e-mail address. It says nothing about whether mail arrives there. */
export function looksLikeEmail(text: string): boolean {
  return text.length <= MAX_CHARACTERS && SHAPE.test(text);
}
