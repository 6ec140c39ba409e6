import { textId, textIn } from './text-id.ts';
import { mapTexts, textsOf } from './texts.ts';

type Texts = Readonly<Record<string, string>>;

/** Every object in what `translate` has made. */
const translations = new WeakSet<object>();

/**
 * Copy in another language: the English one, with each text replaced that has a translation. So nothing but words
 * can differ, and a text whose English has changed has no translation any more.
 *
 * @param english copy as its English file exports it: texts in lists and objects
 * @param texts translations by their English texts, or by the ids of these
 * @param shared translations from elsewhere; the copy need not have all of them
 * @throws RangeError for a translation whose English text is not in the copy
 */
export function translate<Copy>(english: Copy, texts: Texts, shared: Texts = {}): Copy {
  const known = new Set(textsOf(english).flatMap((text) => [text, textId(text)]));
  const stale = Object.keys(texts).filter((text) => !known.has(text));
  if (stale.length > 0) throw new RangeError(`No longer in the English copy: ${stale.join(' | ')}`);
  const copy = mapTexts(english, (text) => textIn(texts, text) || textIn(shared, text) || text);
  remember(copy);
  return copy;
}

/** The translations that a copy was made with, for another copy that takes texts from it; both of one shape. */
export function textsBetween(english: unknown, translated: unknown): Texts {
  const after = textsOf(translated);
  return Object.fromEntries(textsOf(english).map((text, index) => [text, after[index] ?? text]));
}

/** Whether a page's copy was made by `translate`, and is not English under another language's path. */
export const isTranslated = (copy: object): boolean => translations.has(copy);

function remember(copy: unknown): void {
  if (typeof copy !== 'object' || copy === null) return;
  translations.add(copy);
  Object.values(copy).forEach(remember);
}
