import { expect, it } from 'vitest';
import { renderedPages } from '../content/shown.ts';

const TAG = /<(\/?)([a-z][\w-]*)([^<>]*)>/gi;
const VOID = /^(?:area|br|col|hr|img|input|link|meta|source|track|wbr)$/;
const NAME = /\s(?:aria-label|alt|title|placeholder)="([^"]*)"/g;
const DEVANAGARI = /[\u0900-\u097f]/;
/** Rows of values that a visitor may type: some are in Hindi in every language. */
const VALUE = /class="text-wrap"/;

/**
 * Hindi texts and names that stand in a part marked as English, where a screen reader would spell them out or skip
 * them.
 */
function unmarkedIn(markup: string): string[] {
  const unmarked: string[] = [];
  const open: string[] = [];
  let from = 0;
  for (const { 0: tag, 1: end, 2: name = '', 3: attributes = '', index } of markup.matchAll(TAG)) {
    const text = markup.slice(from, index);
    const language = open.at(-1) ?? 'hi';
    if (language.startsWith('en') && DEVANAGARI.test(text)) unmarked.push(text);
    from = index + tag.length;
    if (end) {
      open.pop();
      continue;
    }
    const own = /\slang="([^"]*)/.exec(attributes)?.[1] ?? language;
    if (own.startsWith('en'))
      for (const [, label = ''] of attributes.matchAll(NAME))
        if (DEVANAGARI.test(label)) unmarked.push(label);
    if (!attributes.endsWith('/') && !VOID.test(name))
      open.push(VALUE.test(attributes) ? 'value' : own);
  }
  expect(open).toEqual([]);
  return unmarked;
}

it.each(renderedPages.map(({ path, whole }) => [path, whole.markup] as const))(
  'on %s what is in Hindi is not said to be English',
  (_path, markup) => {
    expect(unmarkedIn(markup)).toEqual([]);
  },
);

it('would be found', () => {
  const part = (label: string) => `<div lang="en"><br/><p>One</p>${label}</div><p>दो</p>`;
  expect(unmarkedIn(part('<b>इस पेज पर</b>'))).toEqual(['इस पेज पर']);
  expect(unmarkedIn(part('<nav aria-label="यहाँ"></nav>'))).toEqual(['यहाँ']);
  expect(unmarkedIn(part('<b lang="hi"><i>इस पेज पर</i></b>'))).toEqual([]);
});
