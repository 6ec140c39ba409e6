import { textId, textIn } from './text-id.ts';
import { mapTexts, textsOf } from './texts.ts';

type Texts = Readonly<Record<string, string>>;

/** What became of the texts of a copy. */
export interface Translated {
  /** Whether a text of this page alone is translated, and not only those that others share. */
  isBegun: boolean;
  /** Texts in the language, each once. */
  translated: readonly string[];
  /** English texts that have no translation, each once. */
  missing: readonly string[];
  /** English texts, or their ids, that are translated and no longer in the copy. */
  outdated: readonly string[];
}

const translations = new WeakMap<object, Translated>();

/**
 * Copy in another language: the English one, with each text replaced that has a translation. So nothing but words
 * can differ, and a text whose English has changed has no translation any more: it stays English (decision 097).
 *
 * @param english copy as its English file exports it: texts in lists and objects
 * @param texts translations by their English texts, or by the ids of these
 * @param shared translations from elsewhere; the copy need not have all of them
 */
export function translate<Copy>(english: Copy, texts: Texts, shared: Texts = {}): Copy {
  const find = (text: string) => textIn(texts, text) || textIn(shared, text);
  const known = [...new Set(textsOf(english))];
  const names = new Set(known.flatMap((text) => [text, textId(text)]));
  const copy = mapTexts(english, (text) => find(text) || text);
  remember(copy, {
    isBegun: known.some((text) => textIn(texts, text)),
    translated: known.filter(find),
    missing: known.filter((text) => !find(text)),
    outdated: Object.keys(texts).filter((name) => texts[name] && !names.has(name)),
  });
  return copy;
}

/**
 * The translations that a copy was made with, for another copy that takes texts from it; both of one shape. What
 * stayed English is none.
 */
export function textsBetween(english: unknown, translated: unknown): Texts {
  const after = textsOf(translated);
  const pairs = textsOf(english).map((text, index): [string, string] => [
    text,
    after[index] ?? text,
  ]);
  return Object.fromEntries(pairs.filter(([text, own]) => text !== own));
}

/** What became of a copy; undefined where it was not translated at all. */
export const translatedOf = (copy: object): Translated | undefined => translations.get(copy);

/** Whether a page's copy was begun to be translated, and is not English under another language's path. */
export const isTranslated = (copy: object): boolean => translatedOf(copy)?.isBegun ?? false;

function remember(copy: unknown, translated: Translated): void {
  if (typeof copy !== 'object' || copy === null) return;
  translations.set(copy, translated);
  for (const each of Object.values(copy)) remember(each, translated);
}
