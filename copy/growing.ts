import { textId, textIn } from './text-id.ts';
import { mapTexts, textsOf } from './texts.ts';
import { textsBetween as between } from './translate.ts';

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

/** The translations that a copy was made with; what stayed English is none. */
export const textsBetween = (english: unknown, translated: unknown): Texts =>
  Object.fromEntries(
    Object.entries(between(english, translated)).filter(([text, own]) => text !== own),
  );

/** What replaces `translate` in a language that grows: what has no translation stays English. */
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

/** What became of a copy; undefined where it was not translated at all. */
export const translatedOf = (copy: object): Translated | undefined => translations.get(copy);

/** Whether a page's copy was begun to be translated, and is not English under another language's path. */
export const isTranslated = (copy: object): boolean => translatedOf(copy)?.isBegun ?? false;

function remember(copy: unknown, translated: Translated): void {
  if (typeof copy !== 'object' || copy === null) return;
  translations.set(copy, translated);
  for (const each of Object.values(copy)) remember(each, translated);
}
