/** Keys of copy whose values programs read; they are the same in every language. */
const CODES: ReadonlySet<string> = new Set([
  'anchor',
  'body',
  'builtOn',
  'contentType',
  'countries',
  'd',
  'device',
  'direction',
  'endpoint',
  'field',
  'format',
  'href',
  'icon',
  'id',
  'illustration',
  'image',
  'keys',
  'kind',
  'mark',
  'method',
  'path',
  'requirement',
  'shape',
  'specimen',
  'state',
  'subject',
  'sums',
  'to',
  'values',
  'version',
  'view',
  'words',
]);

/** Every object that `translate` has made. */
const translations = new WeakSet<object>();

/** A name for programs: of a tool, a field, a plan. */
const IDENTIFIER = /^[a-z][a-z\d]*(?:[-_][a-z\d]+)*$/;

/** Whether programs read the value of a key of copy: it is the same in every language. */
export const isCode = (key: string, value: unknown): boolean =>
  CODES.has(key) || (key === 'name' && typeof value === 'string' && IDENTIFIER.test(value));

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
  const replaced = (value: unknown): unknown => {
    if (typeof value === 'string') return texts[value] ?? value;
    if (Array.isArray(value)) return value.map(replaced);
    if (typeof value !== 'object' || value === null) return value;
    const copy = Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, isCode(key, each) ? each : replaced(each)]),
    );
    translations.add(copy);
    return copy;
  };
  return replaced(english) as Copy;
}

/** Whether a page's copy was made by `translate`, and is not English under another language's path. */
export const isTranslated = (copy: object): boolean => translations.has(copy);

/** All texts of a piece of copy that a visitor reads, in their order. */
export function textsOf(copy: unknown): string[] {
  if (typeof copy === 'string') return [copy];
  if (Array.isArray(copy)) return copy.flatMap(textsOf);
  if (typeof copy !== 'object' || copy === null) return [];
  return Object.entries(copy).flatMap(([key, each]) => (isCode(key, each) ? [] : textsOf(each)));
}
