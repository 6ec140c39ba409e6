import { expect, it } from 'vitest';
import { tag } from '#words/language.ts';
import { renderedPages } from '../../content/shown.ts';
import { languageOf } from '../languages.ts';

const { script } = languageOf(tag);

const TAG = /<(\/?)([a-z][\w-]*)([^<>]*)>/gi;
const VOID = /^(?:area|br|col|hr|img|input|link|meta|source|track|wbr)$/;
const NAME = /\s(?:aria-label|alt|title|placeholder)="([^"]*)"/g;
/** Rows of values that a visitor may type: some are in Hindi in every language. */
const VALUE = /class="text-wrap"/;

/**
 * Texts and names of the language that are in a part marked as English, where a screen reader would spell them out
 * or skip them.
 */
function unmarkedIn(markup: string, letters: RegExp): string[] {
  const unmarked: string[] = [];
  const open: string[] = [];
  let from = 0;
  for (const { 0: tag, 1: end, 2: name = '', 3: attributes = '', index } of markup.matchAll(TAG)) {
    const text = markup.slice(from, index);
    const language = open.at(-1) ?? tag;
    if (language.startsWith('en') && letters.test(text)) unmarked.push(text);
    from = index + tag.length;
    if (end) {
      open.pop();
      continue;
    }
    const own = /\slang="([^"]*)/.exec(attributes)?.[1] ?? language;
    if (own.startsWith('en'))
      for (const [, label = ''] of attributes.matchAll(NAME))
        if (letters.test(label)) unmarked.push(label);
    if (!attributes.endsWith('/') && !VOID.test(name))
      open.push(VALUE.test(attributes) ? 'value' : own);
  }
  expect(open).toEqual([]);
  return unmarked;
}

it.each(renderedPages.map(({ path, whole }) => [path, whole.markup] as const))(
  'on %s what is in its language is not said to be English',
  (_path, markup) => {
    expect(unmarkedIn(markup, script)).toEqual([]);
  },
);

it('would be found', () => {
  const found = (label: string) =>
    unmarkedIn(`<div lang="en"><br/><p>One</p>${label}</div><p>दो</p>`, /\p{Script=Devanagari}/u);
  expect(found('<b>इस पेज पर</b>')).toEqual(['इस पेज पर']);
  expect(found('<nav aria-label="यहाँ"></nav>')).toEqual(['यहाँ']);
  expect(found('<b lang="hi"><i>इस पेज पर</i></b>')).toEqual([]);
});
