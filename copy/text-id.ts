const OFFSET_BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * Names an English text in a translator's file: a letter and the 32 bits of its FNV-1a hash. Another
 * text has another id, so a translation of what was changed belongs to nothing.
 */
export function textId(text: string): string {
  let hash = OFFSET_BASIS;
  for (const octet of new TextEncoder().encode(text)) hash = Math.imul(hash ^ octet, PRIME);
  return `t${(hash >>> 0).toString(36)}`;
}

/** A translation of a text, by the text itself or its id; undefined or empty where there is none. */
export const textIn = (texts: Readonly<Record<string, string>>, text: string): string | undefined =>
  texts[text] || texts[textId(text)];
