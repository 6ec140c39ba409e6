import { cloneElement, isValidElement, type ReactElement } from 'react';
import { mapTexts } from '#copy/texts.ts';

const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aeiouyAEIOUY'].map((letter) => [letter, `${letter}\u0301`.normalize('NFC')]),
);

const accent = (text: string): string =>
  text.replace(/[aeiouy]/gi, (letter) => LETTERS[letter] ?? letter);

/** A value of the site's copy with accents on the vowels of its texts. */
export const accentedCopy = <T>(copy: T): T => mapTexts(copy, accent);

/** Words with accents on their vowels: texts, what functions of them return, and both in tables. */
export function accentedWords<T>(words: T): T {
  const map = (each: unknown): unknown => {
    if (typeof each === 'string') return accent(each);
    if (typeof each === 'function')
      return (...given: unknown[]) => map((each as (...given: unknown[]) => unknown)(...given));
    if (Array.isArray(each)) return each.map(map);
    if (isValidElement(each)) {
      const element = each as ReactElement<{ children?: unknown }>;
      // One by one, as they were written: React wants keys for a list.
      return cloneElement(element, undefined, ...([map(element.props.children)].flat() as never[]));
    }
    if (typeof each !== 'object' || each === null) return each;
    return Object.fromEntries(Object.entries(each).map(([key, one]) => [key, map(one)]));
  };
  return map(words) as T;
}
