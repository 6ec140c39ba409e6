import { describe, expect, it, vi } from 'vitest';
import { decoded } from '../../../build/document/html-text.ts';
import { renderedPages } from '../content/shown.ts';
import { staysPlain } from './stays-plain.ts';

/** What React says of pages while `shown.ts` renders them. */
const errors = vi.hoisted(() => vi.spyOn(console, 'error'));

/** A word with a vowel that has no accent. */
const PLAIN_WORD = /\b[A-Za-z]*[aeiouyAEIOUY][A-Za-z]*\b/;
const ACCENT = /[áéíóúýÁÉÍÓÚÝ]/;

/** Code, and what a drawing holds in addition to its texts. */
const NOT_READ = /<(code|pre|samp|kbd|script|style)\b[\s\S]*?<\/\1>/g;
const NAMES = / (?:aria-label|alt|title|placeholder)="([^"]*)"/g;

/** Texts and names of a page that are plain English. */
function plainIn(markup: string): string[] {
  const read = markup.replace(NOT_READ, '');
  const texts = read.split(/<[^>]*>/);
  const names = [...read.matchAll(NAMES)].map(([, name]) => name ?? '');
  return [...new Set([...texts, ...names].map((text) => decoded(text).trim()))].filter(
    (text) => PLAIN_WORD.test(text) && !ACCENT.test(text) && !staysPlain(text),
  );
}

describe('in a language of accents', () => {
  it.each(renderedPages.map(({ path, whole }) => [path, whole.markup]))(
    '%s has no word that does not come from the language',
    (_path, markup) => {
      expect(plainIn(markup as string)).toEqual([]);
    },
  );

  it('the words are such as React takes', () => expect(errors).not.toHaveBeenCalled());

  it('would find a word of the code', () => {
    expect(plainIn('<p>Nothing leaves this device.</p><p>Nóthíng</p>')).toEqual([
      'Nothing leaves this device.',
    ]);
  });
});
