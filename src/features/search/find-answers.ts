import type { RatesAnchor } from '#copy/types/sections.ts';
import { hitsIn, matchOf, sum, WHOLE_WORD } from './match.ts';
import type { IndexedPage } from './search-file.ts';
import type { Term } from './terms.ts';
import { wordsIn } from './words.ts';

/** A line of a table that is an answer: what it is about, its figures by their columns, and where it is. */
export interface FoundAnswer {
  name: string;
  figures: string;
  to: string;
  inEnglish?: boolean | undefined;
}

/** Lines of a dialog's height. */
const MOST = 3;

/** What a word is worth in what a line is about, where it names the kind of figure, and anywhere in the line. */
const WORTH = { about: 4, kind: 6, own: 1 };

/** What people call the figures of a table, on a site in whichever language; the tables asked for most come first. */
const KINDS: Readonly<Partial<Record<RatesAnchor, string>>> = {
  fees: 'rate fee charge mdr cost price time settlement रेट शुल्क चार्ज फ़ीस दर कीमत समय',
  commissions: 'commission earn earning margin kamai rate कमीशन कमाई रेट',
  counter: 'price rate charge fee cost कीमत रेट चार्ज',
  charges: 'price rate charge fee cost कीमत रेट चार्ज शुल्क',
  limits: 'limit maximum max most लिमिट सीमा',
  documents: 'document paper kyc kagaz कागज़ दस्तावेज़ केवाईसी',
  arrival: 'time समय',
  disputes: 'time समय',
  leaving: 'period time',
  rules: 'limit maximum max rule लिमिट सीमा नियम',
};

/** Tables whose lines answer only those who ask for their kind of figure. */
const BY_KIND: readonly RatesAnchor[] = ['arrival', 'rules'];

const ORDER = Object.keys(KINDS);

/**
 * Prepares a search for rates, limits and documents. It gives lines of tables that have all terms as whole words, in
 * themselves or as the kind of their figures: first those that are about most of them.
 *
 * @returns the search; its second parameter says whether a line needs a word for its kind of figure
 */
export function answerFinder(
  pages: readonly IndexedPage[],
): (terms: readonly Term[], needsKind: boolean) => FoundAnswer[] {
  const words = (text: string) => wordsIn(text).map(({ word }) => word);
  const lines = pages.flatMap(({ path, tables = [], inEnglish }) =>
    tables.flatMap(({ id, heading, columns, lines: rows }) => {
      const kind = words(KINDS[id] ?? '');
      const table = [...words(`${heading} ${columns.join(' ')}`), ...kind];
      return rows.flatMap(([name = '', ...figures], at) => {
        if (figures.length === 0) return [];
        const own = words(`${name} ${figures.join(' ')}`);
        const answer: FoundAnswer = {
          name,
          figures: figures.map((text, i) => `${columns[i + 1]}: ${text}`).join(' · '),
          to: `${path}#${id}-${at + 1}`,
          inEnglish,
        };
        return { id, answer, about: words(name), kind, own, all: [...own, ...table] };
      });
    }),
  );
  const place = ({ id }: { id: string }) => ORDER.indexOf(id) + 1 || ORDER.length + 1;
  const all = lines.sort((a, b) => place(a) - place(b));
  const worthOf = ({ about, kind, own }: (typeof all)[number], terms: readonly Term[]) =>
    WORTH.about * sum(hitsIn(about, terms)) +
    WORTH.kind * sum(hitsIn(kind, terms)) +
    WORTH.own * sum(hitsIn(own, terms));
  /** Lines about something that was asked for, the shorter of two first. */
  const about = (terms: readonly Term[]) =>
    all
      // Without a word for a figure all of the question is what the line is about: else a page answers it. When money
      // arrives, and what a rule says, are asked for by a word of theirs, or a number of the very line: a sum may
      // be that of a sale.
      .filter(({ id, about, kind }) => {
        const hits = hitsIn(about, terms).length;
        const byKind = BY_KIND.includes(id);
        const asksForIt = terms.some(([typed = []]) =>
          typed.some(
            (one) => kind.includes(one) || (/\d/.test(one) && (!byKind || about.includes(one))),
          ),
        );
        return hits > 0 && ((!byKind && hits === terms.length) || asksForIt);
      })
      .filter(({ all: words }) => terms.every((term) => matchOf(term, words) === WHOLE_WORD))
      .map((line) => ({ line, worth: worthOf(line, terms) }))
      .sort((a, b) => b.worth - a.worth || a.line.about.length - b.line.about.length)
      .map(({ line }) => line);
  /** Lines of the tables whose kind of figure was asked for, in so many words, and nothing else. */
  const ofKind = (terms: readonly Term[]) =>
    all.filter(({ kind }) =>
      terms.every(([typed = []]) => typed.every((one) => kind.includes(one))),
    );
  const asked = (terms: readonly Term[], needsKind: boolean) => {
    const found = terms.length > 0 ? ofKind(terms) : [];
    return found.length > 0 || needsKind ? found : about(terms);
  };
  return (terms, needsKind) => {
    const found = asked(terms, needsKind);
    // A rate is for any sum: “₹1,500 by debit card” asks for that of debit cards.
    const withoutSums = () => asked(terms.filter(isNoSum), needsKind);
    return (found.length > 0 ? found : withoutSums()).slice(0, MOST).map(({ answer }) => answer);
  };
}

const isNoSum = ([typed = []]: Term) => !typed.every((one) => /^\p{N}+$/u.test(one));
