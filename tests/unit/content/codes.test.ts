import { describe, expect, it } from 'vitest';
import { mapTexts } from '#copy/texts.ts';
import { pages } from './content-pages.ts';

/** Keys of what is more than a name: drawings, what is typed into a tool, lists for programs, documentation. */
const WITH_WORDS: readonly string[] = [
  'specimen',
  'mark',
  'd',
  'values',
  'characters',
  'countries',
  'endpoint',
  'body',
  'view',
];

interface Code {
  /** The keys around it, the nearest one last. */
  keys: readonly string[];
  text: string;
}

/** Strings that stay as they are in other languages, where all others are emptied. */
function codesIn(value: unknown, keys: readonly string[] = []): Code[] {
  if (typeof value === 'string') return value ? [{ keys, text: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => codesIn(each, [...keys, key]));
}

/** A sentence, or a word as a heading has it; ids are objects of the API as well: `BillPayment`. */
const isText = ({ keys, text }: Code) =>
  /\s/.test(text) || (keys.at(-1) !== 'id' && /^\p{Lu}\p{Ll}/u.test(text));

const notNames = (copy: object) =>
  codesIn(mapTexts(copy, () => ''))
    .filter((code) => !code.keys.some((key) => WITH_WORDS.includes(key)) && isText(code))
    .map(({ text }) => text);

// A text under such a key would stay English, silently, in every language.
describe('what is not translated is a name for programs', () => {
  it.each(pages)('on $path', ({ page }) => {
    expect(notNames(page)).toEqual([]);
  });

  it('and a text in its place is found', () => {
    const items = [{ state: 'On the way' }, { state: 'Paid' }, { state: 'paid' }];
    expect(notNames({ items })).toEqual(['On the way', 'Paid']);
  });
});
