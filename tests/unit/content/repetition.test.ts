import { describe, expect, it } from 'vitest';
import { renderedPages, shownIn } from './shown.ts';

/** A page is recognised by its order; six of the same are one family of products. */
const MOST_PAGES_OF_A_RUN = 6;
const RUN = 3;
/** What is said on more pages than this is furniture. */
const MOST_PAGES_OF_A_SENTENCE = 3;
const WORDS_OF_A_SENTENCE = 4;

/** What a section shows, by what is in its markup: the first that is found names it. */
const KINDS: readonly (readonly [kind: string, is: RegExp])[] = [
  ['figures', /class="terms"/],
  ['sequence', /class="sequence"/],
  ['phone', /class="phone"/],
  ['example', /class="example/],
  ['choices', /class="grid grid-4 choices"/],
  ['certificates', /certificate__face/],
  ['receipt', /class="receipt"/],
  ['stats', /class="panel stats/],
  ['questions', /class="accordion/],
  ['steps', /class="steps"/],
  ['cards', /class="panel feature/],
  ['list', /class="benefit"/],
  ['band', /cta-band/],
  ['ticks', /class="ticks/],
  ['code', /class="code/],
  ['table', /<table/],
  ['prose', /class="prose"/],
];

/** Runs that more pages share. A run that fewer share leaves this list, and none comes in. */
const KNOWN_RUNS: Record<string, number> = {};

/** Sentences that more pages say, and why each stays. None comes in. */
const KNOWN_SENTENCES: readonly RegExp[] = [
  // Tax, and whose rates they are, are under every sum: nobody reads them from another page.
  /^Before \d+% TDS /,
  /^Sample rates; your own are in your agreement\.$/,
  // What a tool promises, where it is used.
  /^Nothing leaves this device\.$/,
  /^This page sends no request\.$/,
  /^This works in your browser and needs JavaScript\.$/,
  // Next to each sample of a request, and in it.
  /^Run the sandbox on your machine: see the API reference\.$/,
  /^The call worked: read the status\.$/,
  /^is made up, and returns the status next to it\.$/,
  /^This is what the sandbox returns\.$/,
];

/** Made of the table of calls, which says the same of the same field on each page. */
const isOfTable = (path: string) => path.startsWith('/apis/reference/');
const read = renderedPages.filter(({ path }) => !isOfTable(path));

const kindsOf = (markup: string): string[] =>
  markup
    .split(/<section\b/)
    .slice(1)
    .filter((section) => !/^[^>]*page-head/.test(section))
    // What no name fits is a separate kind on each page, such as a tool.
    .map((section) => KINDS.find(([, is]) => is.test(section))?.[0] ?? '');

function runsOf(kinds: readonly string[]): string[] {
  const runs = kinds.map((_, at) => kinds.slice(at, at + RUN));
  return runs
    .filter((run) => run.length === RUN && run.every(Boolean))
    .map((run) => run.join(', '));
}

function sentencesOf(markup: string): string[] {
  const { runs } = shownIn(markup.replace(/<pre[\s\S]*?<\/pre>/g, ''));
  return [...runs.keys()]
    .flatMap((text) => text.split(/(?<=[.?!])\s+/))
    .filter((text) => /[.?!]$/.test(text) && text.split(/\s+/).length >= WORDS_OF_A_SENTENCE);
}

/** Pages that have each of the things, of those that more than so many pages have. */
function repeated(thingsOf: (markup: string) => string[], most: number): Map<string, string[]> {
  const pages = new Map<string, string[]>();
  for (const { path, main } of read)
    for (const thing of new Set(thingsOf(main.markup)))
      pages.set(thing, [...(pages.get(thing) ?? []), path]);
  return new Map([...pages].filter(([, paths]) => paths.length > most));
}

describe('repetition', () => {
  it('is found where there is some', () => {
    const cards = '<section><div class="panel feature"></div></section>';
    const action = '<section><div class="cta-band"></div></section>';
    expect(runsOf(kindsOf(cards + cards + action + cards))).toEqual([
      'cards, cards, band',
      'cards, band, cards',
    ]);
    expect(sentencesOf('<p>One thing is so. And another is not. Rates</p>')).toEqual([
      'One thing is so.',
      'And another is not.',
    ]);
  });

  it(`of ${RUN} kinds of section in one order is on ${MOST_PAGES_OF_A_RUN} pages at most`, () => {
    const runs = repeated((markup) => runsOf(kindsOf(markup)), MOST_PAGES_OF_A_RUN);
    const counts = Object.fromEntries([...runs].map(([run, { length }]) => [run, length]));
    expect(counts).toEqual(KNOWN_RUNS);
  });

  it(`of a sentence is on ${MOST_PAGES_OF_A_SENTENCE} pages at most`, () => {
    const found = [...repeated(sentencesOf, MOST_PAGES_OF_A_SENTENCE)].filter(
      ([sentence]) => !KNOWN_SENTENCES.some((known) => known.test(sentence)),
    );
    expect(found).toEqual([]);
  });

  it.each(KNOWN_SENTENCES)('still has a reason to know %s', (known) => {
    const sentences = [...repeated(sentencesOf, MOST_PAGES_OF_A_SENTENCE).keys()];
    expect(sentences.some((sentence) => known.test(sentence))).toBe(true);
  });
});
