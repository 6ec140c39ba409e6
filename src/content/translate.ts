import { mapTexts, textsOf } from './texts.ts';

/** Every object in what `translate` has made. */
const translations = new WeakSet<object>();

/**
 * Copy in another language: the English one, with each text replaced that has a translation. So nothing but words
 * can differ, and a text whose English has changed has no translation any more.
 *
 * @param english copy as its English file exports it: texts in lists and objects
 * @param texts translations by their English texts
 * @throws RangeError for a translation whose English text is not in the copy
 */
export function translate<Copy>(english: Copy, texts: Readonly<Record<string, string>>): Copy {
  const known = new Set(textsOf(english));
  const stale = Object.keys(texts).filter((text) => !known.has(text));
  if (stale.length > 0) throw new RangeError(`No longer in the English copy: ${stale.join(' | ')}`);
  const copy = mapTexts(english, (text) => texts[text] ?? text);
  remember(copy);
  return copy;
}

/** Whether a page's copy was made by `translate`, and is not English under another language's path. */
export const isTranslated = (copy: object): boolean => translations.has(copy);

function remember(copy: unknown): void {
  if (typeof copy !== 'object' || copy === null) return;
  translations.add(copy);
  Object.values(copy).forEach(remember);
}
