/** Longest address and longest name before the @, in bytes (RFC 5321, 4.5.3.1; erratum 1690 of RFC 3696). */
const MAX_ADDRESS_BYTES = 254;
const MAX_LOCAL_BYTES = 64;
/** Longest part of a domain between two dots (RFC 1035, 2.3.4). */
const MAX_LABEL_BYTES = 63;

/** Names with dots between them (RFC 5322, 3.2.3), of letters of any script (RFC 6531). No quotes, no comments. */
const LOCAL =
  /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;

const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;

/**
 * Whether a text is one address that an answer can go to, and nothing that a mail's header would read as more.
 * `a@b` is not one: a domain on the net has two parts or more, and its last one is not a number (RFC 3696, 2).
 */
export function isEmailAddress(text: string): boolean {
  // Before a pattern reads it.
  if (bytesOf(text) > MAX_ADDRESS_BYTES) return false;
  const [local = '', domain = '', ...more] = text.split('@');
  if (more.length > 0 || !LOCAL.test(local) || bytesOf(local) > MAX_LOCAL_BYTES) return false;
  const labels = domain.split('.');
  return labels.length > 1 && labels.every(isLabel) && !/^\d+$/.test(labels.at(-1) ?? '');
}

const isLabel = (label: string) => LABEL.test(label) && bytesOf(label) <= MAX_LABEL_BYTES;

const bytesOf = (text: string) => new TextEncoder().encode(text).length;
