import { isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { decoded } from '../../../build/document/html-text.ts';

/** Values that are put into sentences: counts that languages tell apart, and figures that are found again. */
const VALUES = [0, 1, 2, 7];

type Sentence = (...values: unknown[]) => unknown;

/**
 * Everything that an export of a words module can say, by its name: a text, the texts of a table, and what a sentence
 * says of several values, each told apart by them.
 */
export function said(name: string, words: unknown): Map<string, string> {
  const texts = new Map<string, string>();
  const add = (at: string, each: unknown): void => {
    if (typeof each === 'string') texts.set(at, each);
    else if (typeof each === 'function') sayAll(each as Sentence, at, add);
    else if (isValidElement(each)) texts.set(at, textOf(each));
    else if (typeof each === 'object' && each !== null)
      for (const [key, one] of Object.entries(each)) add(`${at}.${key}`, one);
  };
  add(name, words);
  return texts;
}

/** Each value in each place; a sentence may ask of a value what only texts or only numbers can do. */
function sayAll(sentence: Sentence, name: string, add: (at: string, text: unknown) => void): void {
  for (const value of VALUES) {
    const given = Array.from({ length: sentence.length }, (_, at) => value + 10 * at);
    add(`${name}(${given})`, attempt(sentence, given) ?? attempt(sentence, given.map(String)));
  }
}

function attempt(sentence: Sentence, given: readonly unknown[]): unknown {
  try {
    return sentence(...given);
  } catch {
    return undefined;
  }
}

const textOf = (node: ReactNode): string =>
  decoded(renderToStaticMarkup(node).replace(/<[^>]*>/g, ''));
