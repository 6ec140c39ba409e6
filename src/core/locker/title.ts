import { MAX_TITLE_CHARACTERS } from './limits.ts';

// Control characters, line ends, the marks that turn the direction of text around, and halves of
// characters: none belongs in one line of text.
const UNWANTED = /[\p{Cc}\p{Cs}\u2028\u2029\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** A title as it may be kept: one line, trimmed, cut to `MAX_TITLE_CHARACTERS`. Empty if nothing is left. */
export function cleanTitle(text: string): string {
  // Only the beginning matters, however much was pasted.
  const line = text.slice(0, 10_000).replace(UNWANTED, ' ').replace(/\s+/g, ' ').trim();
  return [...line].slice(0, MAX_TITLE_CHARACTERS).join('').trim();
}

/**
 * The title of a document made from a file: the file's name without folders and ending. Where the rest looks
 * as if it had an ending too the whole name stays: `Aadhaar.pdf.html` is not listed as `Aadhaar.pdf`.
 * Empty if nothing is left.
 */
export function titleOf(fileName: string): string {
  const name = fileName.slice(0, 10_000).replace(/^.*[/\\]/s, '');
  const stem = name.replace(/(.)\.[^.\s]{1,10}$/s, '$1');
  const isDouble = /\.[a-z][a-z\d]{0,9}$/i.test(cleanTitle(stem));
  return cleanTitle(isDouble ? name : stem);
}
