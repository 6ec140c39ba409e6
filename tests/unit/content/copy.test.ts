import { describe, expect, it } from 'vitest';
import * as words from '../../../src/words/worked-examples.ts';
import { pages, sectionsOf } from './content-pages.ts';
import { renderedPages, shownIn } from './shown.ts';

const MIN_WORDS = 150;
const MAX_WORDS = 500;
/** Code, what every form says of itself where scripts do not run, and rows of the tariff. */
const NOT_READ =
  /<pre[\s\S]*?<\/pre>|<dl class="terms">[\s\S]*?<\/dl>|<div class="without-scripts"[\s\S]*?<\/p>(<\/div>)+/g;
/** A string longer than this is a paragraph: it belongs to one page only. */
const PARAGRAPH_CHARACTERS = 60;

/** Kinds of sections that are tables, and where their rows are. */
const TABLES: Record<string, string> = {
  testValues: 'items',
  rates: 'tables',
  terms: 'rows',
  endpoints: 'items',
  runs: 'calls',
};

/** Pages about what is on this device, and the search: they have next to no copy. */
const WITHOUT_COPY = new Set<string>(['/outbox', '/search', '/shared']);

/** Made of the table of calls, which says the same of the same field on each page, and of which nobody reads all. */
const isOfTable = (path: string) => path.startsWith('/apis/reference/');

/** The specification's home page holds six answers and four full descriptions, most of them folded. */
const MAX_WORDS_AT_HOME = 950;

/** Keys that hold no running text: names for the code, addresses, code samples, ways to other pages. */
const NOT_COPY = new Set([
  'view',
  'meta',
  'kind',
  'icon',
  'illustration',
  'image',
  'id',
  'anchor',
  'to',
  'path',
  'method',
  'place',
  // Code of the reference, and kinds of its fields.
  'curl',
  'example',
  'answer_',
  'type',
  'href',
  'crumbs',
  'actions',
  'links',
  'more',
  'related',
  'endpoint',
  'tabs',
  // Commands of a recipe, and what a page hands to the sandbox.
  'curl',
  'holds',
  'run',
  // What a sample types into a form, and what comes of it, is not read on the page.
  'values',
  'outcome',
  // A picture of a number, or paths of a drawing.
  'd',
  'specimen',
  'mark',
  // A table of dial codes.
  'countries',
  'name',
  'format',
  'keys',
  // What a drawn phone shows is a picture; the steps next to it say it in words.
  'screen',
  // Paper with lines of the tables below it.
  'sheets',
  // Nor is the specimen on a tile: it is hidden from those who listen.
  'specimen',
  'sums',
  // Cells of a table; when money arrives, another one; and a drawing.
  'cells',
  'names',
  'day',
  'paths',
]);

/** The line under every worked example: the same words wherever there is one. */
const UNDER_EXAMPLES = words.fine;

/** All strings of a page that a visitor reads as text. */
function copyOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(copyOf);
  if (typeof value !== 'object' || value === null) return [];
  if ('kind' in value && value.kind === 'links') return [];
  // Looked up, not read: rows of a table of data.
  const rows = 'kind' in value && TABLES[value.kind as string];
  return Object.entries(value).flatMap(([key, each]) =>
    NOT_COPY.has(key) || key === rows ? [] : copyOf(each),
  );
}

/** Words with at least one letter; figures of a sample receipt are none. */
const countWords = (texts: string[]) => texts.join(' ').match(/\S*\p{L}\S*/gu)?.length ?? 0;

const copies = pages.map(({ path, page }) => ({ path, view: page.view, texts: copyOf(page) }));

describe('copy', () => {
  it.each(copies.filter(({ path }) => !WITHOUT_COPY.has(path) && !isOfTable(path)))(
    'of $path is long enough to be of use, and no longer',
    ({ view, texts }) => {
      const most = view === 'Home' ? MAX_WORDS_AT_HOME : MAX_WORDS;
      expect(countWords(texts)).toBeGreaterThanOrEqual(MIN_WORDS);
      if (view !== 'Legal') expect(countWords(texts)).toBeLessThanOrEqual(most);
    },
  );

  it('shows each paragraph once', () => {
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const { path, texts } of copies.filter((each) => !isOfTable(each.path))) {
      for (const text of texts.filter((each) => each.length > PARAGRAPH_CHARACTERS)) {
        const first = seen.get(text);
        if (first) twice.push(`${first} and ${path}: ${text}`);
        seen.set(text, path);
      }
    }
    expect(twice).toEqual([]);
  });

  it('shows no paragraph on two pages', () => {
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const { path, main } of renderedPages.filter((each) => !isOfTable(each.path))) {
      const { runs } = shownIn(main.markup.replace(NOT_READ, ''));
      for (const text of runs.keys()) {
        if (text.length <= PARAGRAPH_CHARACTERS || text === UNDER_EXAMPLES) continue;
        const first = seen.get(text);
        if (first) twice.push(`${first} and ${path}: ${text}`);
        seen.set(text, path);
      }
    }
    expect(twice).toEqual([]);
  });

  it('answers at least three questions where it answers any, five at most in one list', () => {
    for (const { path } of pages) {
      const lists = sectionsOf(path).flatMap((each) =>
        each.kind === 'questions' ? [each.items] : [],
      );
      if (lists.length > 0) expect(lists.flat().length, path).toBeGreaterThanOrEqual(3);
      for (const list of lists) expect(list.length, path).toBeLessThanOrEqual(5);
      for (const { question, answer } of lists.flat()) {
        expect(question).toMatch(/\?( [^?]+[.?])?$/);
        expect(answer).toMatch(/[.”]$/);
      }
    }
  });

  it('gives ticks to all cards of a grid or to none', () => {
    for (const { path } of pages) {
      for (const section of sectionsOf(path)) {
        if (section.kind !== 'features' || section.names) continue;
        const counts = new Set(section.items.map(({ ticks }) => ticks?.length ?? 0));
        expect(counts.size, `${path}, ${section.heading}`).toBe(1);
      }
    }
  });

  it.each([
    ['filler', /cutting-edge|world-class|revolutionary|leverag|robust|empower/i],
    // The home page quotes it in a heading of the specification.
    ['“seamless”', /seamless(?! Integration)/i],
    ['brand with the word Pay', /kolam ?pay/i],
    ['long dash', /—/],
    ['straight apostrophe', /\p{L}'|'\p{L}/u],
    ['straight quotation mark', /"/],
    ['arrow', /[←-⇿]/],
    // The specification writes it in capitals, and the name SSL means TLS today.
    ['second spelling of AEPS', /AePS/],
    ['SSL without TLS', /256-bit SSL/],
    ['stray space', /^\s|\s$|\s\s/],
  ])('has no %s', (_name, unwanted) => {
    const found = copies.flatMap(({ path, texts }) =>
      texts.filter((text) => unwanted.test(text)).map((text) => `${path}: ${text}`),
    );
    expect(found).toEqual([]);
  });
});
