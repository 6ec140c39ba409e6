import { cloneElement, isValidElement, type ReactElement } from 'react';
import { isCode } from '#content/translate.ts';

const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aeiouyAEIOUY'].map((letter) => [letter, `${letter}\u0301`.normalize('NFC')]),
);

const accent = (text: string): string =>
  text.replace(/[aeiouy]/gi, (letter) => LETTERS[letter] ?? letter);

/**
 * A value of the site's content with accents on its vowels: texts, what functions of texts return, and whatever of
 * both is in objects and lists.
 *
 * @param isWords whether every key holds words; in copy some are for programs
 */
export function accented<T>(value: T, isWords: boolean): T {
  const map = (each: unknown): unknown => {
    if (typeof each === 'string') return accent(each);
    if (typeof each === 'function')
      return (...given: unknown[]) => map((each as (...given: unknown[]) => unknown)(...given));
    if (Array.isArray(each)) return each.map(map);
    if (isValidElement(each)) {
      const element = each as ReactElement<{ children?: unknown }>;
      return cloneElement(element, undefined, map(element.props.children) as never);
    }
    if (typeof each !== 'object' || each === null) return each;
    return Object.fromEntries(
      Object.entries(each).map(([key, one]) => [
        key,
        !isWords && isCode(key, one) ? one : map(one),
      ]),
    );
  };
  return map(value) as T;
}
